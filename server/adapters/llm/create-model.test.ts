import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestClock } from '#test/test-clock.ts';
import { createModel } from './create-model.ts';
import type { ModelRequest } from './model.ts';
import { testModel } from './test-model.ts';
import { TIME_LIMITS } from './time-limit.ts';
import { FAKE_USAGE, type FakeScript } from './testing/fake-answer.ts';
import { startFakeAnthropic } from './testing/start-fake-anthropic.ts';
import { startFakeGoogle } from './testing/start-fake-google.ts';
import { startFakeOpenAi } from './testing/start-fake-openai.ts';

const KEY = 'sk-very-secret-0123456789';
const draft = z.object({ title: z.string().check(z.maxLength(300)), content: z.string() });
const GOOD = '{"title":"A title","content":"Two\\nlines"}';
const VALUE = { title: 'A title', content: 'Two\nlines' };

const ask = <T>(request: Partial<ModelRequest<T>>): ModelRequest<T> => ({
  system: 'You write drafts.',
  prompt: 'Write one about tests.',
  schema: null,
  maxOutputTokens: 500,
  ...request,
});

const PROTOCOLS = [
  { provider: 'openai-compatible', start: startFakeOpenAi, cutShort: 'length' },
  { provider: 'openai', start: startFakeOpenAi, cutShort: 'length' },
  { provider: 'anthropic', start: startFakeAnthropic, cutShort: 'max_tokens' },
  { provider: 'google', start: startFakeGoogle, cutShort: 'MAX_TOKENS' },
] as const;

describe.each(PROTOCOLS)('a model with the protocol of $provider', ({ provider, start, cutShort }) => {
  async function meet(script: FakeScript) {
    const fake = await start(script);
    onTestFinished(() => fake.stop());
    const clock = createTestClock();
    const settings = { provider, model: 'fake-1', baseUrl: fake.baseUrl, apiKey: KEY };
    const model = createModel(settings, { clock, limits: TIME_LIMITS });
    return { fake, clock, settings, model };
  }

  test('answers with the text and its token usage', async () => {
    const warn = vi.spyOn(process, 'emitWarning');
    const { fake, model } = await meet([{ kind: 'text', text: 'Hello there, this is a draft.' }]);
    const outcome = await model.generate(ask({}));
    expect(outcome).toEqual({
      kind: 'ok',
      text: 'Hello there, this is a draft.',
      value: null,
      usage: { ...FAKE_USAGE, estimated: false },
    });
    expect(fake.requests[0]?.said).toContain('Write one about tests.');
    expect(warn).not.toHaveBeenCalled();
    expect(JSON.stringify(fake.requests[0]?.headers)).toContain(KEY);
  });

  test('streams the text as it arrives', async () => {
    const { model } = await meet([{ kind: 'text', text: 'One piece after the other.' }]);
    const seen: string[] = [];
    await model.generate(ask({ onText: (soFar) => seen.push(soFar) }));
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.at(-1)).toBe('One piece after the other.');
    expect(seen.every((text, at) => text.startsWith(seen[at - 1] ?? ''))).toBe(true);
  });

  test('asks for JSON by schema and returns the validated value', async () => {
    const { fake, model } = await meet([{ kind: 'text', text: GOOD }]);
    const outcome = await model.generate(ask({ schema: draft }));
    expect(outcome).toMatchObject({ kind: 'ok', value: VALUE });
    expect(fake.requests[0]?.bySchema).toBe(true);
    expect(JSON.stringify(fake.requests[0]?.body)).not.toContain('maxLength');
  });

  test('asks the model to repair invalid JSON once, and counts both calls', async () => {
    const { fake, model } = await meet([
      { kind: 'text', text: '{"title": 7}' },
      { kind: 'text', text: GOOD },
    ]);
    const outcome = await model.generate(ask({ schema: draft }));
    expect(outcome).toMatchObject({ kind: 'ok', value: VALUE, usage: { inputTokens: 50, outputTokens: 20 } });
    expect(fake.requests[1]?.said).toContain('{"title": 7}');
  });

  test('gives up on JSON that stays invalid and keeps the text', async () => {
    const { fake, model } = await meet([{ kind: 'text', text: 'Sure! Here you are.' }]);
    const outcome = await model.generate(ask({ schema: draft }));
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'unparsable', text: 'Sure! Here you are.' });
    expect(fake.requests).toHaveLength(2);
  });

  test('accepts text that a more lenient parser can read', async () => {
    const { model } = await meet([{ kind: 'text', text: 'Title: X\n\nBody' }]);
    const parse = (text: string) => ({ title: text.slice(7, 8), content: 'Body' });
    const outcome = await model.generate(ask({ schema: draft, parse }));
    expect(outcome).toMatchObject({ kind: 'ok', value: { title: 'X', content: 'Body' } });
  });

  test('distinguishes a refusal by the model from an answer', async () => {
    const { model } = await meet([{ kind: 'refusal', text: 'I cannot help with that.' }]);
    const outcome = await model.generate(ask({ schema: draft }));
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'refusal', text: 'I cannot help with that.' });
  });

  test('reports an empty answer', async () => {
    const { model } = await meet([{ kind: 'text', text: '' }]);
    expect(await model.generate(ask({}))).toMatchObject({ kind: 'failed', reason: 'empty' });
  });

  test('asks once for a shorter answer and reports a truncated one as incomplete', async () => {
    const { fake, model } = await meet([{ kind: 'text', text: '{"title":"A', finish: cutShort }]);
    expect(await model.generate(ask({ schema: draft }))).toMatchObject({ reason: 'cutOff' });
    expect(await model.generate(ask({}))).toMatchObject({ reason: 'cutOff', text: '{"title":"A' });
    expect(fake.requests).toHaveLength(4);
  });

  test.each(['reset', 'close'] as const)('detects a stream that ends early (%s)', async (by) => {
    const { model } = await meet([{ kind: 'truncated', text: 'Half of a', by }]);
    const outcome = await model.generate(ask({}));
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'serverError', usage: { estimated: true } });
    expect(outcome).toHaveProperty('message', expect.stringContaining('broke off'));
  });

  test.each([
    [401, 'key', { type: 'authentication_error', message: `Incorrect API key: ${KEY}` }],
    [403, 'key', { message: 'Country not supported' }],
    [402, 'quota', { message: 'Payment required' }],
    [429, 'quota', { type: 'insufficient_quota', message: 'You exceeded your current quota' }],
    [400, 'quota', { message: 'Your credit balance is too low' }],
    [429, 'rateLimited', { type: 'rate_limit_error', message: 'Slow down' }],
    [404, 'notFound', { message: 'The model does not exist' }],
    [400, 'serverError', { message: `Bad request with ${KEY} in it` }],
    [500, 'serverError', { message: 'Oops' }],
    [529, 'serverError', { type: 'overloaded_error', message: 'Overloaded' }],
    [504, 'timeout', { message: 'Gateway timeout' }],
  ] as const)('maps status %i to %s', async (status, reason, error) => {
    const { fake, model } = await meet([
      { kind: 'status', status, body: { type: 'error', error }, headers: { 'retry-after': '7' } },
    ]);
    const outcome = await model.generate(ask({}));
    expect(outcome).toMatchObject({ kind: 'failed', reason, retryAfterMs: 7000, usage: { inputTokens: 0 } });
    expect(JSON.stringify(outcome)).not.toContain(KEY);
    expect(fake.requests).toHaveLength(1);
  });

  test('detects an error inside the stream', async () => {
    const error = { type: 'overloaded_error', message: 'Overloaded' };
    const { model } = await meet([{ kind: 'streamError', text: 'Half', error }]);
    expect(await model.generate(ask({}))).toMatchObject({ kind: 'failed', reason: 'serverError' });
  });

  test('aborts a call without output for 30 seconds', async () => {
    const { fake, clock, model } = await meet([{ kind: 'silence' }]);
    const generating = model.generate(ask({}));
    await fake.received(1);
    clock.advance(30_000);
    expect(await generating).toMatchObject({ kind: 'failed', reason: 'timeout' });
    await fake.hungUp;
  });

  test('waits 120 seconds for the first output of a local model', async () => {
    const { fake, clock, settings } = await meet([{ kind: 'silence' }]);
    let isOver = false;
    const generating = createModel(settings, { clock })
      .generate(ask({}))
      .finally(() => (isOver = true));
    await fake.received(1);
    clock.advance(119_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isOver).toBe(false);
    clock.advance(1_000);
    expect(await generating).toMatchObject({ kind: 'failed', reason: 'timeout' });
  });

  test('limits an answer to 120 seconds', async () => {
    const { clock, model } = await meet([{ kind: 'stall', text: 'It goes on and on' }]);
    const begun = Promise.withResolvers<void>();
    const generating = model.generate(ask({ onText: () => begun.resolve() }));
    await begun.promise;
    clock.advance(119_999);
    clock.advance(1);
    expect(await generating).toMatchObject({ reason: 'timeout', usage: { estimated: true } });
  });

  test('keeps the partial text when canceled midway', async () => {
    const { fake, model } = await meet([{ kind: 'stall', text: 'It goes on and on' }]);
    const cancel = new AbortController();
    const outcome = await model.generate(ask({ signal: cancel.signal, onText: () => cancel.abort() }));
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'cancelled', message: 'Canceled.' });
    expect(outcome.text).not.toBe('');
    await fake.hungUp;
  });

  test('sends nothing when canceled beforehand', async () => {
    const { fake, model } = await meet([{ kind: 'text', text: 'Hello' }]);
    const outcome = await model.generate(ask({ signal: AbortSignal.abort() }));
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'cancelled' });
    expect(fake.requests).toHaveLength(0);
  });

  test('falls back to a prompt if the server rejects a schema, and remembers it', async () => {
    const { fake, model } = await meet(({ bySchema, said }) =>
      bySchema
        ? { kind: 'status', status: 400, body: { error: { message: 'response_format is not supported' } } }
        : { kind: 'text', text: said.includes('JSON schema') ? `Here:\n\`\`\`json\n${GOOD}\n\`\`\`` : 'no' },
    );
    expect(await model.generate(ask({ schema: draft }))).toMatchObject({ kind: 'ok', value: VALUE });
    expect(await model.generate(ask({ schema: draft }))).toMatchObject({ kind: 'ok', value: VALUE });
    expect(fake.requests).toHaveLength(3);
  });

  test('tests a model by asking for a small draft', async () => {
    const { fake, model } = await meet([
      { kind: 'text', text: GOOD },
      { kind: 'text', text: 'asdkj <<<>>> {"titl": ' },
      { kind: 'text', text: 'yes' },
      { kind: 'status', status: 401 },
    ]);
    expect(await testModel(model)).toMatchObject({ kind: 'ok', value: VALUE });
    // The model may repair a broken answer once.
    expect(await testModel(model)).toMatchObject({ kind: 'failed', reason: 'unparsable' });
    expect(await testModel(model)).toMatchObject({ kind: 'failed', reason: 'key' });
    expect(fake.requests).toHaveLength(4);
  });
});

const LOCAL = { provider: 'openai-compatible', model: 'llama', apiKey: null } as const;

test('reports a missing server as unreachable', async () => {
  const fake = await startFakeOpenAi([{ kind: 'silence' }]);
  await fake.stop();
  const model = createModel({ ...LOCAL, baseUrl: fake.baseUrl }, { clock: createTestClock() });
  const outcome = await model.generate(ask({}));
  expect(outcome).toMatchObject({ kind: 'failed', reason: 'unreachable' });
  expect(outcome).toHaveProperty('message', expect.stringContaining(new URL(fake.baseUrl).host));
});

test('recognizes a web page that is not a model server', async () => {
  const fake = await startFakeOpenAi([{ kind: 'status', status: 200, body: '<!doctype html><p>Hello' }]);
  onTestFinished(() => fake.stop());
  const model = createModel({ ...LOCAL, baseUrl: fake.baseUrl }, { clock: createTestClock() });
  expect(await model.generate(ask({}))).toMatchObject({ kind: 'failed', reason: 'notFound' });
});

test('sends no key if none is configured', async () => {
  const fake = await startFakeOpenAi([{ kind: 'text', text: 'Hi', usage: 'none' }]);
  onTestFinished(() => fake.stop());
  const model = createModel({ ...LOCAL, baseUrl: fake.baseUrl }, { clock: createTestClock() });
  expect(await model.generate(ask({}))).toMatchObject({ kind: 'ok', usage: { estimated: true } });
  expect(fake.requests[0]?.headers['authorization']).toBeUndefined();
});

test('strips reasoning left in the text', async () => {
  const fake = await startFakeOpenAi([{ kind: 'text', text: '<think>Hmm, {"a":1}</think>\nA draft.' }]);
  onTestFinished(() => fake.stop());
  const model = createModel({ ...LOCAL, baseUrl: fake.baseUrl }, { clock: createTestClock() });
  const seen = new Set<string>();
  const outcome = await model.generate(ask({ onText: (soFar) => seen.add(soFar) }));
  expect(outcome).toMatchObject({ kind: 'ok', text: 'A draft.' });
  expect([...seen].join('')).not.toContain('Hmm');
});

test('cuts off a model that never stops', async () => {
  const fake = await startFakeOpenAi([{ kind: 'text', text: 'on and on and '.repeat(30_000) }]);
  onTestFinished(() => fake.stop());
  const settings = {
    provider: 'openai-compatible',
    model: 'fake-1',
    baseUrl: fake.baseUrl,
    apiKey: null,
  } as const;
  const outcome = await createModel(settings, { clock: createTestClock() }).generate(ask({}));
  expect(outcome).toMatchObject({ kind: 'failed', reason: 'cutOff' });
  expect(outcome.text.length).toBeLessThan(500_000);
});
