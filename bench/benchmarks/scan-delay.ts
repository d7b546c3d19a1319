import type { Benchmark } from '../benchmark.ts';
import { meanWaitMs, measureScanning, type Without } from '../scanning/measure-scanning.ts';

const GUARDS: readonly Without[] = ['groups', 'frequencies', 'pages'];
const guardOf = (name: string | null) => GUARDS.find((guard) => guard === name);
const seconds = (ms: number) => ms / 1_000;

/** The hub's planning over hours of posts in 4,600 communities that 1,000 workspaces watch, in virtual time. */
export const scanDelay: Benchmark = {
  key: 'scan.delay',
  name: 'from a post to the workspaces that watch for it, of 1,000 workspaces × 10 communities at 100 calls a minute (median)',
  unit: 's',
  target: { atMost: 2, timesBetter: 600 },
  guards: ['groups', 'frequencies'],
  async measure({ broken, guard, seed }) {
    const { hub, polling } = await measureScanning(seed, broken ? (guardOf(guard) ?? 'groups') : null);
    const lost = 100 * (1 - polling.count / hub.count);
    const what = `polling for each workspace, of the posts it does not miss (it misses ${lost.toFixed(0)} %)`;
    return {
      value: seconds(hub.quantileMs(0.5)),
      against: { what, value: seconds(polling.quantileMs(0.5)) },
    };
  },
};

export const scanDelayP99: Benchmark = {
  key: 'scan.delay_p99',
  name: 'the same, 99th percentile, with a minute of downtime of the platform',
  unit: 's',
  target: { atMost: 20 },
  async measure({ broken, seed }) {
    const { hub, polling } = await measureScanning(seed, broken ? 'groups' : null);
    const what = 'polling per workspace';
    return {
      value: seconds(hub.quantileMs(0.99)),
      against: { what, value: seconds(polling.quantileMs(0.99)) },
    };
  },
};

export const scanMissed: Benchmark = {
  key: 'scan.missed',
  name: 'posts that never reach a watcher, per million',
  unit: '/M',
  target: { atMost: 0 },
  async measure({ broken, seed }) {
    const { hub, polling, firehose } = await measureScanning(seed, broken ? 'pages' : null);
    const perMillion = (count: number) => (1e6 * (firehose.count - count)) / firehose.count;
    const against = { what: 'polling per workspace', value: perMillion(polling.count) };
    return { value: perMillion(hub.count), against };
  },
};

export const scanBound: Benchmark = {
  key: 'scan.bound',
  name: 'the mean wait for a call that shows a post, relative to the best possible schedule with the same calls',
  unit: '×',
  target: { atMost: 5 },
  guards: ['groups', 'frequencies'],
  async measure({ broken, guard, seed }) {
    const { hub, firehose } = await measureScanning(seed, broken ? (guardOf(guard) ?? 'frequencies') : null);
    const bound = meanWaitMs(firehose);
    const what = `every call shows everything new anywhere (${seconds(bound).toFixed(2)} s)`;
    return { value: meanWaitMs(hub) / bound, against: { what, value: 1 } };
  },
};
