import type { LocalModel, LocalModelList } from '#contract/drafting/local-models.ts';
import { writeNumber } from '#web/lib/write-number.ts';
import { writeSize } from '../finder-words.ts';

export const describeLocalModel = ({ facts, bytes, ramBytes }: LocalModel): string =>
  [facts?.maker ?? 'Your file', facts?.license, writeSize(bytes), `needs ${writeSize(ramBytes)} of memory`]
    .filter(Boolean)
    .join(' · ');

const RUNNING = { loading: 'Loading', ready: 'Loaded', answering: 'Writing' } as const;

export function describeRunning(running: NonNullable<LocalModelList['running']>): string {
  const { state, memoryBytes, tokensPerSecond, waiting } = running;
  return [
    RUNNING[state],
    memoryBytes > 0 && `${writeSize(memoryBytes)} of memory`,
    tokensPerSecond !== null && `${writeNumber(Math.round(tokensPerSecond * 10) / 10)} tokens per second`,
    waiting > 0 && `${writeNumber(waiting)} waiting`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export function describeRuntime(runtime: LocalModelList['runtime']): string {
  switch (runtime.kind) {
    case 'absent':
      return 'Not installed. The first download installs it (about 83 MB).';
    case 'installing':
      return `Installing, ${runtime.seconds} s`;
    case 'ready':
      return 'Installed';
    case 'failed':
      return runtime.message;
  }
}

export const describeMachine = ({
  freeDiskBytes,
  ramBytes,
}: NonNullable<LocalModelList['machine']>): string =>
  `${writeSize(freeDiskBytes)} of disk free, ${writeSize(ramBytes)} of memory`;
