import type { LocalModelList } from '#contract/drafting/local-models.ts';
import type { Clock } from '../clock.ts';
import { errorMessage } from '../read-error.ts';
import type { Room } from './check-room.ts';
import { type Environment, installRuntime, isRuntimeInstalled, removeRuntime } from './install-runtime.ts';

export type RuntimeInstaller = {
  state(): Promise<LocalModelList['runtime']>;
  /** Starts installing the runtime if it is missing; see `state` for the progress. */
  begin(): Promise<void>;
  remove(): Promise<void>;
  stop(): Promise<void>;
};

type Options = { clock: Clock; room: Room; environment: Environment; sources: string; folder: string };

export function createRuntimeInstaller({
  clock,
  room,
  environment,
  sources,
  folder,
}: Options): RuntimeInstaller {
  let installing: { since: number; cancel: AbortController; ended: Promise<void> } | null = null;
  let problem: string | null = null;

  async function run(signal: AbortSignal): Promise<void> {
    problem = await installRuntime({ sources, folder, room, environment, signal }).catch(errorMessage);
    if (signal.aborted) problem = null;
    installing = null;
  }

  async function stop(): Promise<void> {
    installing?.cancel.abort();
    await installing?.ended;
  }

  return {
    stop,
    async state() {
      if (installing)
        return { kind: 'installing', seconds: Math.round((clock.monotonic() - installing.since) / 1000) };
      if (await isRuntimeInstalled(sources, folder)) return { kind: 'ready' };
      return problem === null ? { kind: 'absent' } : { kind: 'failed', message: problem };
    },
    async begin() {
      if (await isRuntimeInstalled(sources, folder)) return;
      if (installing) return;
      const cancel = new AbortController();
      installing = { since: clock.monotonic(), cancel, ended: run(cancel.signal) };
    },
    async remove() {
      await stop();
      problem = null;
      await removeRuntime(folder);
    },
  };
}
