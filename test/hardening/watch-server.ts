import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { freePort } from '../server-process.ts';

const ASK_EVERY_MS = 25;
/** Measuring costs the server more than an answer does. */
const MEASURE_EVERY = 4;

export type Watchable = { url: string; pid: number };
type Watched<T> = { done: T; slowestMs: number; grownMb: number; answers: number };

/** Over a connection of its own. */
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

/** An empty server in a process of its own, which is as late as the machine makes it. */
async function startBare(): Promise<Watchable & { stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['-e', BARE, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => void child.kill() };
}

/** How long the process's first thread could have run and was given no processor; 0 where the system does not tell. */
function readWaitedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** Leaves out what the server, and this process as its client, waited for a processor. */
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
 * Asks a server for its health all the while, however late its last answer is, and measures its memory at its highest.
 * The machine may be busy: an answer's time leaves out what both ends waited for a processor, and what an empty server
 * took at the same moment.
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
