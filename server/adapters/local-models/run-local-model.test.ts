import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFakeRuntime } from '#test/local-models/fake-runtime.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { Question } from '../llm/ask-once.ts';
import { createLocalModelRunner } from './run-local-model.ts';

const FILE = { id: 'm', path: '/models/m.gguf', memoryBytes: 1e12 };

async function meet() {
  const runtimeFolder = await mkdtemp(join(tmpdir(), 'runtime-'));
  await writeFakeRuntime(runtimeFolder);
  const clock = createTestClock();
  const crashes: object[] = [];
  const runner = createLocalModelRunner({
    clock,
    script: join(import.meta.dirname, 'runtime-process.ts'),
    runtimeFolder,
    environment: { HOME: tmpdir(), PATH: '/bin', SECRET_KEY: 'a secret' },
    onCrash: (detail) => crashes.push(detail),
  });
  onTestFinished(async () => {
    await runner.unload();
    await rm(runtimeFolder, { recursive: true });
  });
  const ask = (prompt: string, more: Partial<Question> = {}, file = FILE) =>
    runner.ask(file, {
      system: 'You write.',
      prompt,
      format: null,
      maxOutputTokens: 100,
      signal: new AbortController().signal,
      onOutput: () => undefined,
      onText: () => undefined,
      ...more,
    });
  return { runner, clock, crashes, ask };
}

const words = (text: string) => ({ error: { cause: { message: expect.stringContaining(text) } } });

test('returns an answer, counts its tokens, and reports its speed', async () => {
  const { runner, crashes, ask } = await meet();
  expect(runner.running()).toBeNull();
  expect(await ask('hello')).toEqual({
    text: 'You said: hello',
    finish: 'stop',
    complete: true,
    inputTokens: 7,
    outputTokens: 5,
    began: true,
    error: null,
  });
  expect(runner.running()).toMatchObject({
    id: 'm',
    state: 'ready',
    tokensPerSecond: expect.any(Number),
    waiting: 0,
  });
  expect(crashes).toEqual([]);
});

test('turns a schema into a grammar and reports a truncated answer', async () => {
  const { ask } = await meet();
  const format = { anyOf: [{ type: 'string' }, { type: 'null' }] };
  const answer = await ask('hello', { format, maxOutputTokens: 1 });
  expect(JSON.parse(answer.text)).toEqual({ said: 'hello', schema: { oneOf: format.anyOf } });
  expect(answer.finish).toBe('length');
});

test('passes none of our settings to the process', async () => {
  const { ask } = await meet();
  const names: unknown = JSON.parse((await ask('env')).text);
  expect(names).toContain('HOME');
  expect(names).not.toContain('SECRET_KEY');
});

test.each([
  ['crash', 'was stopped, perhaps because memory ran out'],
  ['exit', 'stopped unexpectedly'],
])('reports a process that exits (%s), and starts another for the next request', async (prompt, message) => {
  const { runner, crashes, ask } = await meet();
  expect(await ask(prompt)).toMatchObject({ text: 'Half', complete: false, ...words(message) });
  expect(runner.running()).toBeNull();
  expect(crashes).toHaveLength(1);
  expect(await ask('hello')).toMatchObject({ text: 'You said: hello' });
});

test('kills a process that exceeds its memory limit', async () => {
  const { ask } = await meet();
  const answer = await ask('fat', {}, { ...FILE, memoryBytes: 300e6 });
  expect(answer).toMatchObject(words('needed more than 0.3 GB of memory'));
});

test('reports a model that can’t be loaded or can’t answer', async () => {
  const { ask } = await meet();
  const broken = { ...FILE, path: '/models/broken.gguf' };
  expect(await ask('hello', {}, broken)).toMatchObject(
    words('couldn’t be loaded: this architecture is unknown'),
  );
  expect(await ask('fail')).toMatchObject(words('couldn’t answer: the context is full'));
  expect(await ask('hello')).toMatchObject({ text: 'You said: hello' });
});

test('cancels an answer and keeps the model loaded', async () => {
  const { runner, ask } = await meet();
  const leave = new AbortController();
  expect(await ask('wait', { signal: leave.signal, onText: () => leave.abort() })).toMatchObject({
    text: 'Half',
  });
  expect(runner.running()).toMatchObject({ state: 'ready' });
  expect(await ask('hello')).toMatchObject({ text: 'You said: hello' });
});

test('kills a process that ignores a cancellation for 5 seconds', async () => {
  const { runner, clock, crashes, ask } = await meet();
  const leave = new AbortController();
  const begun = Promise.withResolvers<void>();
  const answer = ask('deaf', { signal: leave.signal, onText: () => begun.resolve() });
  await begun.promise;
  leave.abort();
  clock.advance(5_000);
  expect((await answer).error).not.toBeNull();
  expect(runner.running()).toBeNull();
  expect(crashes).toEqual([]);
});

test('answers a request that arrives while the idle process exits', async () => {
  const { runner, clock, ask } = await meet();
  await ask('hello');
  clock.advance(5 * 60_000);
  expect(runner.running()).not.toBeNull();
  expect(await ask('hello')).toMatchObject({ text: 'You said: hello' });
});

test('the process exits with the server', async () => {
  const child = fork(join(import.meta.dirname, 'runtime-process.ts'), { stdio: 'ignore' });
  await once(child, 'message');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('answers one request at a time, and a queued request can be canceled', async () => {
  const { runner, ask } = await meet();
  const [first, second] = [new AbortController(), new AbortController()];
  const begun = Promise.withResolvers<void>();
  const running = ask('wait', { signal: first.signal, onText: () => begun.resolve() });
  await begun.promise;
  const leaving = ask('never', { signal: second.signal });
  const waiting = ask('later');
  expect(runner.running()).toMatchObject({ state: 'answering', waiting: 2 });
  second.abort();
  expect(await leaving).toMatchObject({ text: '' });
  first.abort();
  await running;
  expect(await waiting).toMatchObject({ text: 'You said: later' });
});

test('rejects a request while four others are queued', async () => {
  const { ask } = await meet();
  const leave = new AbortController();
  const all = Array.from({ length: 5 }, () => ask('wait', { signal: leave.signal }));
  await Promise.resolve();
  const waiting = ask('one more');
  expect(await waiting).toMatchObject(words('several requests waiting'));
  leave.abort();
  await Promise.all(all);
});

test('ends the process after 5 idle minutes, and starts it again for another model', async () => {
  const { runner, clock, ask } = await meet();
  await ask('hello');
  clock.advance(5 * 60_000 - 1);
  expect(runner.running()).not.toBeNull();
  clock.advance(1);
  await expect.poll(() => runner.running()).toBeNull();
  await ask('hello', {}, { ...FILE, id: 'n', path: '/models/n.gguf' });
  expect(runner.running()).toMatchObject({ id: 'n' });
  await ask('hello');
  expect(runner.running()).toMatchObject({ id: 'm' });
});
