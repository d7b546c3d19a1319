import type { LocalModel, LocalModelList } from '#contract/drafting/local-models.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { formatSize } from '../describe-finder.ts';

export const describeLocalModel = ({ facts, bytes, ramBytes }: LocalModel): string =>
  [facts?.maker ?? 'Your file', facts?.license, formatSize(bytes), `needs ${formatSize(ramBytes)} of memory`]
    .filter(Boolean)
    .join(' · ');

const RUNNING = { loading: 'Loading', ready: 'Loaded', answering: 'Writing' } as const;

export function describeRunning(running: NonNullable<LocalModelList['running']>): string {
  const { state, memoryBytes, tokensPerSecond, waiting } = running;
  return [
    RUNNING[state],
    memoryBytes > 0 && `${formatSize(memoryBytes)} of memory`,
    tokensPerSecond !== null && `${formatNumber(Math.round(tokensPerSecond * 10) / 10)} tokens per second`,
    waiting > 0 && `${formatNumber(waiting)} waiting`,
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
  `${formatSize(freeDiskBytes)} of disk free, ${formatSize(ramBytes)} of memory`;
