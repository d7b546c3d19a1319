import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox } from './testing/sandbox-client.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string) => join(folder, name);

test('members’ actions, their tokens and the clock survive a restart', async () => {
  const options = { folder: inFolder('kept') };
  const first = await startTestSandbox(options);
  const ada = await first.signIn();
  const made = await ada.post('/api/submit', {
    sr: 'saas',
    kind: 'self',
    title: 'Still here',
    text: 'after a restart',
  });
  const name = String(made.at('json', 'data', 'name'));
  await ada.post('/api/comment', { thing_id: name, text: 'and so am I' });
  await ada.post('/api/save', { id: name });
  await first.control({ clock: { jumpSeconds: 3_600 } });
  const before = await ada.get(`/comments/${name.slice(3)}`);
  await first.stop();

  const second = await startTestSandbox(options);
  const again = second.session(ada.token);
  expect((await again.get(`/comments/${name.slice(3)}`)).text.replaceAll(second.url, first.url)).toBe(
    before.text,
  );
  expect((await again.get('/user/sandbox_ada/saved')).children()).toHaveLength(1);
  const next = await again.post('/api/submit', {
    sr: 'saas',
    kind: 'self',
    title: 'A second one',
    text: 'x',
  });
  expect(next.at('json', 'data', 'name')).not.toBe(name);
  await second.stop();
});

test('in fast mode, the first vote and answer arrive within seconds and are the same in each run', async () => {
  async function firstAnswer(): Promise<unknown> {
    const sandbox = await startTestSandbox({ answersQuickly: true });
    const ada = await sandbox.signIn();
    const made = await ada.post('/api/submit', {
      sr: 'saas',
      kind: 'self',
      title: 'Which fields?',
      text: 'x',
    });
    sandbox.advance(7_000);
    const thread = await ada.get(`/comments/${String(made.at('json', 'data', 'id'))}`);
    await sandbox.stop();
    return (thread.json as { data: { children: { data: { body: string } }[] } }[])[1]?.data.children[0]?.data
      .body;
  }
  const answer = await firstAnswer();
  expect(answer).toEqual(expect.any(String));
  expect(await firstAnswer()).toBe(answer);
});

test('each seed has its own store', async () => {
  const kept = inFolder('seeds');
  async function counts(seed: number, post: boolean) {
    const sandbox = await startTestSandbox({ folder: kept, seed });
    if (post) {
      const ada = await sandbox.signIn();
      await ada.post('/api/submit', { sr: 'saas', kind: 'self', title: `Seed ${seed}`, text: 'x' });
    }
    const state = await sandbox.state();
    await sandbox.stop();
    return state.at('counts', 'posts');
  }
  expect(await counts(1, true)).toBe(1);
  expect(await counts(2, false)).toBe(0);
  expect(await counts(1, false)).toBe(1);
});

type Ended = {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
};

async function textOf(stream: NodeJS.ReadableStream | null, heard: () => void): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) {
    text += String(chunk);
    heard();
  }
  return text;
}

async function run(env: Record<string, string>, once?: (child: ChildProcess) => void): Promise<Ended> {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: { ...process.env, SANDBOX_PORT: '0', DATA_DIR: inFolder('process'), ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let called = false;
  const heard = (): void => {
    if (!called) once?.(child);
    called = true;
  };
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('exit', resolve);
  });
  const [code, output, errors] = await Promise.all([
    exit,
    textOf(child.stdout, heard),
    textOf(child.stderr, () => {}),
  ]);
  return { code, output, errors };
}

test('prints its address and stops on SIGTERM', async () => {
  const ended = await run({}, (child) => child.kill('SIGTERM'));
  expect(ended.code).toBe(0);
  expect(ended.output).toMatch(/^The sandbox is ready at http:\/\/127\.0\.0\.1:\d+\n$/);
});

test('stops when its parent process disconnects', async () => {
  const ended = await run({}, (child) => child.disconnect());
  expect(ended.code).toBe(0);
});

test('reports a port in use and invalid settings in one line each', async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) => {
    holder.listen(0, '127.0.0.1', () => {
      const address = holder.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const busy = await run({ SANDBOX_PORT: String(port) });
  holder.close();
  expect([busy.code, busy.output]).toEqual([1, '']);
  expect(busy.errors).toBe(
    `The sandbox cannot start: port ${port} is taken. Set SANDBOX_PORT to a free one.\n`,
  );
  expect((await run({ SANDBOX_SEED: 'many' })).errors).toContain('SANDBOX_SEED must be a whole number');
  expect((await run({ SANDBOX_STRICT: 'maybe' })).errors).toContain('SANDBOX_STRICT must be on or off');
});
