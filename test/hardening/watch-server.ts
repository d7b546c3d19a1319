import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { findFreePort } from '../server-process.ts';

const ASK_EVERY_MS = 25;
/** How often to measure: measuring costs the server more than answering. */
const MEASURE_EVERY = 4;

export type Watchable = { url: string; pid: number };
type Watched<T> = { done: T; slowestMs: number; grownMb: number; answers: number };

/** Uses a new connection for each request. */
const ask = (url: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });

const BARE =
  "require('node:http').createServer((_, response) => response.end()).listen(process.argv[1], " +
  "'127.0.0.1', () => console.log('ready'))";

/** An empty server in its own process, as a reference for the machine's delays. */
async function startBare(): Promise<Watchable & { stop: () => void }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['-e', BARE, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => void child.kill() };
}

/** How long the process's main thread was ready but had no CPU; 0 if the system does not report it. */
function readWaitedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** The time of an answer, without the waits of server and client for a CPU. */
async function timeOf({ url, pid }: Watchable): Promise<number> {
  const pids = [...new Set([pid, process.pid])];
  const readMs = () => performance.now() - pids.reduce((sum, each) => sum + readWaitedMs(each), 0);
  const from = readMs();
  await ask(url);
  return readMs() - from;
}

async function memoryOf(url: string): Promise<number> {
  const metrics = await ask(`${url}/metrics`);
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 2 ** 20;
}

/**
 * Polls a server's health during the work and measures its peak memory. On a busy machine an answer's time excludes
 * both ends' waits for a CPU, and the time of an empty server at the same moment.
 */
export async function watchServer<T>(server: Watchable, work: () => Promise<T>): Promise<Watched<T>> {
  const { url } = server;
  const bare = await startBare();
  const before = await memoryOf(url);
  let highest = before;
  let slowestMs = 0;
  const underWay: Promise<unknown>[] = [];
  const look = async () => {
    const [tookMs, bareMs] = await Promise.all([timeOf({ ...server, url: `${url}/healthz` }), timeOf(bare)]);
    slowestMs = Math.max(slowestMs, tookMs - bareMs);
  };
  const measure = async () => {
    highest = Math.max(highest, await memoryOf(url));
  };
  const step = () => {
    underWay.push(look());
    if (underWay.length % MEASURE_EVERY === 0) underWay.push(measure());
  };
  const asking = setInterval(step, ASK_EVERY_MS);
  try {
    const done = await work();
    step();
    await Promise.all([...underWay, measure()]);
    return { done, slowestMs, grownMb: highest - before, answers: underWay.length };
  } finally {
    clearInterval(asking);
    await Promise.allSettled(underWay);
    bare.stop();
  }
}
