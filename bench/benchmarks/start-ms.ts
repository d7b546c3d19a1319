import { median, type Benchmark } from '../benchmark.ts';
import { makeHome, startBare, startTimed, type TimedServer } from '../timed-server.ts';

const ROUNDS = 9;

const timesOf = async (start: () => Promise<TimedServer>): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await start();
    await server.stop();
    times.push(server.readyMs);
  }
  return times;
};

/** From spawning the process to its first response that queried the database. */
export const startMs: Benchmark = {
  key: 'start.ms',
  name: 'server process start to first answer',
  unit: 'ms',
  target: { atMost: 400 },
  async measure({ broken }) {
    const home = makeHome();
    try {
      // The first start creates the database and fills the compile cache.
      await (await startTimed(home.dir, broken)).stop();
      const value = median(await timesOf(() => startTimed(home.dir, broken)));
      return { value, against: { what: 'an empty Node server', value: median(await timesOf(startBare)) } };
    } finally {
      home.remove();
    }
  },
};
