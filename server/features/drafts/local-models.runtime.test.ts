import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  downloadLocalModel,
  listLocalModels,
  pauseLocalModel,
  removeLocalModel,
} from '#contract/drafting/local-models.ts';
import { readMachineSettings } from '#server/boot/read-settings.ts';
import { machineRoom } from '#server/adapters/local-models/check-room.ts';
import { installRuntime, isRuntimeInstalled } from '#server/adapters/local-models/install-runtime.ts';
import type { ModelRequest } from '#server/adapters/llm/model.ts';
import {
  createLocalModelsApp,
  type LocalModelsApp,
  RUNTIME_SOURCES,
} from '#test/local-models/local-models-app.ts';
import { sha256Hex } from '#test/local-models/start-hub.ts';
import { writeTinyGguf } from '#test/local-models/write-tiny-gguf.ts';

/** The folder is kept between runs, because the download takes a while. */
const RUNTIME = resolve('.cache/model-runtime');
const GGUF = writeTinyGguf();
const TINY = { id: 'tiny' };

let app: LocalModelsApp;
let missing: string | null = null;
beforeAll(async () => {
  if (!(await isRuntimeInstalled(RUNTIME_SOURCES, RUNTIME))) {
    missing = await installRuntime({
      sources: RUNTIME_SOURCES,
      folder: RUNTIME,
      room: machineRoom,
      environment: readMachineSettings(),
      signal: new AbortController().signal,
    });
  }
  app = await createLocalModelsApp({ file: GGUF, runtime: 'none', manner: { stallAfter: 1_000_000 } });
}, 300_000);
afterAll(() => app.close());
beforeEach(({ skip }) => {
  if (missing?.includes('registry can’t be reached')) skip(missing);
});

async function ask<T>(request: Partial<ModelRequest<T>>) {
  const settings = { provider: 'local', model: 'tiny', baseUrl: 'http://localhost', apiKey: null } as const;
  const model = await app.base.openModel(settings, 'installation');
  return await model.generate<T>({
    system: 'You write.',
    prompt: 'Write.',
    schema: null,
    maxOutputTokens: 200,
    ...request,
  });
}

const readRunning = async () => (await app.owner.call(listLocalModels)).running;

/** The pid of the runtime, found among the child processes. */
async function findRuntimePid(): Promise<number> {
  for (const thread of await readdir('/proc/self/task')) {
    const children = await readFile(`/proc/self/task/${thread}/children`, 'utf8');
    for (const pid of children.trim().split(' ').filter(Boolean)) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
      if (command.includes('runtime-process.ts')) return Number(pid);
    }
  }
  throw new Error('The runtime doesn’t run.');
}

test('installs the runtime from the npm registry', async () => {
  expect(missing).toBeNull();
  const { lockfileVersion } = JSON.parse(await readFile(join(RUNTIME, 'package-lock.json'), 'utf8'));
  expect(lockfileVersion).toBe(3);
  const builds = await readdir(join(RUNTIME, 'node_modules', '@node-llama-cpp'));
  expect(builds).toHaveLength(1);
  await mkdir(app.models, { recursive: true });
  await symlink(RUNTIME, join(app.models, 'runtime'));
});

test('downloads the model, pauses, resumes and verifies it', async () => {
  await app.owner.call(downloadLocalModel, TINY);
  await expect.poll(app.readState).toMatchObject({ kind: 'downloading', received: 1_000_000 });
  await app.owner.call(pauseLocalModel, TINY);
  app.hub.manner = {};
  await app.owner.call(downloadLocalModel, TINY);
  await expect.poll(app.readState).toEqual({ kind: 'ready', sha256: sha256Hex(GGUF), bytes: GGUF.length });
  expect(app.hub.ranges).toEqual([null, 'bytes=1000000-']);
  expect((await app.owner.call(listLocalModels)).runtime).toEqual({ kind: 'ready' });
});

test('loads the model, and its grammar makes it write JSON', async () => {
  const schema = z.object({
    verdict: z.enum(['keep', 'drop']),
    isSure: z.boolean(),
    reason: z.nullable(z.enum(['length', 'tone'])),
    tags: z.array(z.enum(['a', 'b'])),
  });
  const outcome = await ask({ schema });
  expect(outcome).toMatchObject({ kind: 'ok', value: expect.any(Object), usage: { estimated: false } });
  expect(outcome.usage.inputTokens).toBeGreaterThan(50);
  expect(await readRunning()).toMatchObject({
    id: 'tiny',
    state: 'ready',
    tokensPerSecond: expect.any(Number),
  });
});

test('writes several answers with the same process, each from its own prompt', async () => {
  const before = await findRuntimePid();
  const seen: string[] = [];
  const outcome = await ask({ onText: (soFar) => seen.push(soFar) });
  expect(seen.length).toBeGreaterThan(1);
  expect(outcome.text).not.toBe('');
  expect(await findRuntimePid()).toBe(before);
});

test('stops writing when the reader leaves', async () => {
  const leave = new AbortController();
  const outcome = await ask({ maxOutputTokens: 2_000, signal: leave.signal, onText: () => leave.abort() });
  expect(outcome).toMatchObject({ kind: 'failed', reason: 'cancelled' });
  await expect.poll(readRunning).toMatchObject({ state: 'ready' });
});

test('reports a process killed while writing, and starts another', async () => {
  const pid = await findRuntimePid();
  const outcome = await ask({ maxOutputTokens: 2_000, onText: () => process.kill(pid, 'SIGKILL') });
  expect(outcome).toMatchObject({
    kind: 'failed',
    reason: 'serverError',
    message: expect.stringContaining('The local model was stopped'),
  });
  expect(await ask({ schema: z.object({ isSure: z.boolean() }) })).toMatchObject({ kind: 'ok' });
  expect(await findRuntimePid()).not.toBe(pid);
});

test('reports a prompt longer than the model’s memory', async () => {
  const outcome = await ask({ prompt: 'word '.repeat(4_000) });
  expect(outcome).toMatchObject({
    kind: 'failed',
    message: expect.stringMatching(
      /^The local model couldn’t answer: the request has \d+ tokens, and the model takes 4096/,
    ),
  });
});

test('unloads an idle model, and frees the disk space when the model is removed', async () => {
  app.clock.advance(5 * 60_000);
  await expect.poll(readRunning).toBeNull();
  await expect(findRuntimePid()).rejects.toThrow('doesn’t run');
  await app.owner.call(removeLocalModel, TINY);
  expect(await readdir(join(app.models, 'files'))).toEqual([]);
  expect(await readdir(app.models)).toEqual(['files', 'own']);
});
