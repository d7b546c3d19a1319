import { median, type Benchmark } from '../benchmark.ts';
import { makeHome, startBare, startTimed, type TimedServer } from '../timed-server.ts';

const ROUNDS = 9;

const timeOf = async (start: () => Promise<TimedServer>): Promise<number> => {
  const server = await start();
  await server.stop();
  return server.readyMs;
};

/** Median start times of our server and of an empty one, measured alternately. */
async function measureStarts(broken: boolean): Promise<{ ours: number; bare: number }> {
  const home = makeHome();
  const [ours, bare]: [number[], number[]] = [[], []];
  try {
    // The first start creates the database and fills the compile cache.
    await timeOf(() => startTimed(home.dir, broken));
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await timeOf(() => startTimed(home.dir, broken)));
      bare.push(await timeOf(startBare));
    }
    return { ours: median(ours), bare: median(bare) };
  } finally {
    home.remove();
  }
}

/** From spawning the process to its first response that queried the database. */
export const startMs: Benchmark = {
  key: 'start.ms',
  name: 'server process start to first answer',
  unit: 'ms',
  target: { atMost: 400 },
  async measure({ broken }) {
    const { ours, bare } = await measureStarts(broken);
    return { value: ours, against: { what: 'an empty Node server', value: bare } };
  },
};

/** The same as a ratio, which depends less on the machine. */
export const startRatio: Benchmark = {
  key: 'start.ratio',
  name: 'server process start, compared with an empty Node server',
  unit: '×',
  target: { atMost: 3 },
  async measure({ broken }) {
    const { ours, bare } = await measureStarts(broken);
    return { value: ours / bare, against: { what: 'an empty Node server', value: 1 } };
  },
};
