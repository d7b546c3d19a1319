import { afterEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createTestClock } from '#test/test-clock.ts';
import { findFreePort } from '#test/server-process.ts';
import { createModelFinder } from './model-finder.ts';
import {
  type FakeProgram,
  LM_STUDIO_MODELS,
  OLLAMA_TAGS,
  startFakeProgram,
} from './testing/start-fake-program.ts';

const running: FakeProgram[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.stop()));
});

async function start(...given: Parameters<typeof startFakeProgram>) {
  const program = await startFakeProgram(...given);
  running.push(program);
  return program;
}

/** A finder that probes these ports; omitted ports are closed. */
async function finderFor(ports: { ollama?: number; lmStudio?: number }, settings = {}) {
  const clock = createTestClock();
  const config = readConfig({
    OLLAMA_PORT: String(ports.ollama ?? (await findFreePort())),
    LM_STUDIO_PORT: String(ports.lmStudio ?? (await findFreePort())),
    ...settings,
  });
  return { clock, finder: createModelFinder(config, clock) };
}

test('lists Ollama’s models with their size, without embedding models', async () => {
  const ollama = await start({ '/api/tags': { body: OLLAMA_TAGS } });
  const { finder } = await finderFor({ ollama: ollama.port });
  const [found, other] = await finder.find('owner');
  expect(found).toEqual({
    program: 'ollama',
    baseUrl: `http://127.0.0.1:${ollama.port}/v1`,
    state: 'found',
    models: [
      { id: 'llama3.1:8b', sizeBytes: 4_920_753_328, detail: '8.0B · Q4_K_M', runsElsewhere: false },
      { id: 'gpt-oss:120b-cloud', sizeBytes: null, detail: '116.8B · MXFP4', runsElsewhere: true },
    ],
  });
  expect(other).toMatchObject({ program: 'lmStudio', state: 'absent', models: [] });
});

test('reads sizes from the list in LM Studio’s own format', async () => {
  const lmStudio = await start({ '/api/v1/models': { body: LM_STUDIO_MODELS } });
  const { finder } = await finderFor({ lmStudio: lmStudio.port });
  expect((await finder.find('owner'))[1]).toMatchObject({
    state: 'found',
    models: [
      { id: 'qwen/qwen3-14b', sizeBytes: 9_001_752_960, detail: '14B · Q4_K_M', runsElsewhere: false },
    ],
  });
  expect(lmStudio.asked).toEqual(['/api/v1/models']);
});

test.each([
  [
    '/api/v0/models',
    {
      object: 'list',
      data: [
        { id: 'a-model', type: 'llm', quantization: '4bit' },
        { id: 'e', type: 'embeddings' },
      ],
    },
    '4bit',
  ],
  ['/v1/models', { object: 'list', data: [{ id: 'a-model', object: 'model' }] }, ''],
])('reads the list of an older LM Studio at %s, without sizes', async (path, body, detail) => {
  // LM Studio answers unknown paths with an error and status 200.
  const unknown = { body: { error: 'Unexpected endpoint or method.' } };
  const lmStudio = await start({ '/api/v1/models': unknown, '/api/v0/models': unknown, [path]: { body } });
  const { finder } = await finderFor({ lmStudio: lmStudio.port });
  expect((await finder.find('owner'))[1]).toMatchObject({
    state: 'found',
    models: [{ id: 'a-model', sizeBytes: null, detail, runsElsewhere: false }],
  });
});

test('finds a program although it has no models', async () => {
  const ollama = await start({ '/api/tags': { body: { models: [] } } });
  const { finder } = await finderFor({ ollama: ollama.port });
  expect((await finder.find('owner'))[0]).toMatchObject({ state: 'found', models: [] });
});

test.each([
  ['hangs up', 'hangUp', 'strange'],
  ['never stops talking', 'endless', 'strange'],
  ['answers with a web page', { body: '<html>Hello</html>' }, 'strange'],
  ['answers with something else', { body: { hello: 'world' } }, 'strange'],
  ['has a problem', { status: 500, body: {} }, 'strange'],
  ['wants a key', { status: 401, body: {} }, 'locked'],
] as const)('reports a program that %s as one without a list of models', async (_, reply, state) => {
  const program = await start({ '/api/tags': reply });
  const { finder } = await finderFor({ ollama: program.port });
  expect((await finder.find('owner'))[0]).toMatchObject({ state, models: [] });
});

test('gives up on a silent program after two and a half seconds', async () => {
  const slow = await start({ '/api/tags': 'silence' });
  const { finder, clock } = await finderFor({ ollama: slow.port });
  const finding = finder.find('owner');
  await slow.received(1);
  clock.advance(2_500);
  expect((await finding)[0]).toMatchObject({ state: 'silent', models: [] });
});

test('follows no redirect of a program', async () => {
  const elsewhere = await start({ '/api/tags': { body: OLLAMA_TAGS } });
  const headers = { location: `http://127.0.0.1:${elsewhere.port}/api/tags` };
  const program = await start({ '/api/tags': { status: 302, body: {}, headers } });
  const { finder } = await finderFor({ ollama: program.port });
  expect((await finder.find('owner'))[0]).toMatchObject({ state: 'strange', models: [] });
  expect(elsewhere.asked).toEqual([]);
});

test('skips entries of a list that cannot be a model', async () => {
  const odd = [
    { name: 'x'.repeat(201) },
    { name: 'a\nb' },
    { name: 'llama\u202Etxt.exe' },
    { name: 'lla\u200Bma' },
    { size: 3 },
    'text',
    null,
    { name: 'good', size: 'big' },
    { name: 'less', size: -1 },
  ];
  const program = await start({ '/api/tags': { body: { models: odd } } });
  const { finder } = await finderFor({ ollama: program.port });
  expect((await finder.find('owner'))[0]?.models).toEqual([
    { id: 'good', sizeBytes: null, detail: '', runsElsewhere: false },
    { id: 'less', sizeBytes: null, detail: '', runsElsewhere: false },
  ]);
});

test('lists only 200 of ten thousand models', async () => {
  const models = Array.from({ length: 10_000 }, (_, at) => ({ name: `model-${at}` }));
  const program = await start({ '/api/tags': { body: { models } } });
  const { finder } = await finderFor({ ollama: program.port });
  expect((await finder.find('owner'))[0]?.models).toHaveLength(200);
});

test('cuts an endless list and skips impossible sizes', async () => {
  const endless = await start({ '/api/tags': { body: `{"models":[]}${' '.repeat(2 * 1024 * 1024)}` } });
  const long = await finderFor({ ollama: endless.port });
  expect((await long.finder.find('owner'))[0]).toMatchObject({ state: 'strange' });
  const huge = await start({ '/api/tags': { body: '{"models":[{"name":"a","size":1e999}]}' } });
  const { finder } = await finderFor({ ollama: huge.port });
  expect((await finder.find('owner'))[0]?.models).toMatchObject([{ id: 'a', sizeBytes: null }]);
});

test('asks a program only if the user’s model calls may reach it', async () => {
  const ollama = await start({ '/api/tags': { body: OLLAMA_TAGS } });
  const lmStudio = await start({ '/api/v1/models': { body: LM_STUDIO_MODELS } });
  const ports = { ollama: ollama.port, lmStudio: lmStudio.port };
  const closed = await finderFor(ports);
  expect(closed.finder.mayLook('member')).toBe(false);
  expect((await closed.finder.find('member')).map(({ state }) => state)).toEqual([
    'notAllowed',
    'notAllowed',
  ]);
  const listed = await finderFor(ports, { MODEL_ALLOW: `127.0.0.1:${lmStudio.port}` });
  expect(listed.finder.mayLook('member')).toBe(true);
  expect((await listed.finder.find('member')).map(({ state }) => state)).toEqual(['notAllowed', 'found']);
  expect(ollama.asked).toEqual([]);
});

test.each([
  [{}, 'here'],
  [{ PUBLIC_URL: 'https://threadwell.example.com' }, 'server'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, 'server'],
])('with the settings %o, the machine is described as %s', async (settings, place) => {
  expect((await finderFor({}, settings)).finder.place).toBe(place);
});
