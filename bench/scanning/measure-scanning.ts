import { formGroups } from '#core/scanning/form-groups.ts';
import { shareCalls } from '#core/scanning/share-calls.ts';
import type { Delays } from './delays.ts';
import { simulateHub } from './simulate-hub.ts';
import { simulateFirehose, simulatePolling } from './simulate-polling.ts';
import { ANSWERS_AFTER_MS, TRACED_UNTIL, type Trace, writeTrace } from './trace.ts';

/** The parts of the hub that can be removed. */
export type Without = 'groups' | 'frequencies' | 'pages';
export type Scanning = { readonly hub: Delays; readonly polling: Delays; readonly firehose: Delays };

const PARTS = {
  groups: { formGroups: <T>(communities: readonly T[]) => communities.map((one) => [one]), shareCalls },
  frequencies: {
    formGroups,
    shareCalls: (groups: readonly unknown[], callsPerMinute: number) =>
      groups.map(() => (groups.length * 60_000) / callsPerMinute),
  },
  pages: undefined,
};

let traced: { seed: number; trace: Trace; polling: Delays; firehose: Delays } | null = null;
const measured = new Map<string, Delays>();

/** All get the same posts and the same budget. */
export async function measureScanning(seed: number, without: Without | null): Promise<Scanning> {
  if (traced?.seed !== seed) {
    const trace = writeTrace(seed, TRACED_UNTIL);
    traced = { seed, trace, polling: simulatePolling(trace), firehose: simulateFirehose(trace) };
  }
  const key = `${seed} ${without}`;
  const { trace, polling, firehose } = traced;
  const hub =
    measured.get(key) ??
    (await simulateHub(trace, without ? PARTS[without] : undefined, without !== 'pages'));
  measured.set(key, hub);
  return { hub, polling, firehose };
}

/** How long a post waits for the call that shows it. */
export const meanWaitMs = (delays: Delays): number => delays.meanMs - ANSWERS_AFTER_MS;
