import { mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as local from '#contract/drafting/local-models.ts';
import { readModelChoice, saveModelChoice, testModelChoice } from '#contract/drafts.ts';
import { createLocalModelsApp, type LocalModelsApp } from '#test/local-models/local-models-app.ts';
import { sha256Hex } from '#test/local-models/start-hub.ts';

const FILE = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(200_000, 7)]);
const TINY = { id: 'tiny' };
const READY = { kind: 'ready', sha256: sha256Hex(FILE), bytes: FILE.length };

async function open(
  options: Partial<Parameters<typeof createLocalModelsApp>[0]> = {},
): Promise<LocalModelsApp> {
  const app = await createLocalModelsApp({ file: FILE, ...options });
  onTestFinished(() => app.close());
  return app;
}

const names = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function openWithModel(): Promise<LocalModelsApp> {
  const app = await open();
  await app.owner.call(local.downloadLocalModel, TINY);
  await expect.poll(app.readState).toEqual(READY);
  return app;
}

test("lists models with their details and the machine's resources", async () => {
  const { owner, room } = await open({ runtime: 'none' });
  Object.assign(room, { freeDiskBytes: 5e9, ramBytes: 8e9 });
  expect(await owner.call(local.listLocalModels)).toMatchObject({
    isOffered: true,
    mayChange: true,
    models: [{ id: 'tiny', facts: { license: 'MIT', repository: 'test/tiny' }, state: { kind: 'absent' } }],
    problem: null,
    runtime: { kind: 'absent' },
    running: null,
    machine: { freeDiskBytes: 5e9, ramBytes: 8e9 },
  });
});

test('each of the four built-in models has a source and an open license', async () => {
  const { owner } = await open({ settings: { MODEL_CATALOG: '' } });
  const { models, problem } = await owner.call(local.listLocalModels);
  expect(problem).toBeNull();
  expect(models).toHaveLength(4);
  expect(models.map(({ facts }) => facts?.license)).toEqual([
    'Apache-2.0',
    'Apache-2.0',
    'MIT',
    'Apache-2.0',
  ]);
  expect(models.every(({ facts }) => facts?.source === `https://huggingface.co/${facts?.repository}`)).toBe(
    true,
  );
});

test('downloads a model, stores its hash, and writes with it', async () => {
  const app = await openWithModel();
  const { owner, base } = app;
  const choice = { provider: 'local', model: 'tiny', apiKey: null, monthlyTokenCap: null } as const;
  expect(await owner.call(testModelChoice, choice)).toMatchObject({ ok: true, message: 'tiny answers.' });
  expect((await owner.call(local.listLocalModels)).running).toMatchObject({ id: 'tiny', state: 'ready' });
  await owner.call(saveModelChoice, choice);
  expect(await owner.call(readModelChoice)).toMatchObject({
    provider: 'local',
    model: 'tiny',
    price: { kind: 'free', place: 'here' },
  });
  const log = await base.db.selectFrom('audit_events').select(['verb', 'subject']).execute();
  expect(log).toContainEqual({ verb: 'localModel.downloaded', subject: 'tiny' });
});

test('frees the space of a removed model, and of the runtime with the last one', async () => {
  const { owner, models, readState } = await openWithModel();
  const choice = { provider: 'local', model: 'tiny', apiKey: null, monthlyTokenCap: null } as const;
  await owner.call(testModelChoice, choice);
  const list = await owner.call(local.removeLocalModel, TINY);
  expect(list).toMatchObject({ running: null, runtime: { kind: 'absent' } });
  expect(await readState()).toEqual({ kind: 'absent' });
  expect(await names(join(models, 'files'))).toEqual([]);
  expect(await names(join(models, 'runtime'))).toEqual([]);
  expect(await owner.call(testModelChoice, choice)).toMatchObject({
    ok: false,
    message: 'This model isn’t on the server. Download it, or choose another one in the settings.',
  });
});

test('pauses a download, finds it paused after a restart, and resumes it', async () => {
  const { owner, hub, base, readState } = await open({ manner: { stallAfter: 100_000 } });
  await owner.call(local.downloadLocalModel, TINY);
  await expect.poll(readState).toMatchObject({ kind: 'downloading', received: 100_000, total: FILE.length });
  // A shutdown pauses the download.
  await base.localModels.stop();
  expect(await readState()).toEqual({ kind: 'paused', received: 100_000, total: FILE.length, message: null });
  hub.manner = {};
  await owner.call(local.downloadLocalModel, TINY);
  await expect.poll(readState).toEqual(READY);
  expect(hub.ranges).toEqual([null, 'bytes=100000-']);
});

test('pauses a download on request, and deletes a partial file', async () => {
  const { owner, models, readState } = await open({ manner: { stallAfter: 100_000 } });
  await owner.call(local.downloadLocalModel, TINY);
  await expect.poll(readState).toMatchObject({ received: 100_000 });
  const paused = await owner.call(local.pauseLocalModel, TINY);
  expect(paused.models[0]?.state).toMatchObject({ kind: 'paused', received: 100_000 });
  const removed = await owner.call(local.removeLocalModel, TINY);
  expect(removed.models[0]?.state).toEqual({ kind: 'absent' });
  expect(await names(join(models, 'files'))).toEqual([]);
});

test.each(['{}', '{"hub":"https://hub.example","redirects":[],"models":[]}'])(
  'lists, pauses and removes a partial file whose model is no longer in the list (%s)',
  async (list) => {
    const { owner, base, models, readState } = await open({ manner: { stallAfter: 100_000 } });
    await owner.call(local.downloadLocalModel, TINY);
    await expect.poll(readState).toMatchObject({ received: 100_000 });
    await writeFile(base.config.localModels.catalog ?? '', list);
    expect(await readState()).toMatchObject({ kind: 'downloading' });
    const paused = await owner.call(local.pauseLocalModel, TINY);
    expect(paused.models[0]?.state).toMatchObject({ kind: 'paused', received: 100_000 });
    await owner.call(local.removeLocalModel, TINY);
    expect(await names(join(models, 'files'))).toEqual([]);
  },
);

test.each([
  [{ sha256: 'f'.repeat(64) }, 'its SHA-256 is'],
  [{ status: 404 }, 'doesn’t have this file'],
])('says why a download failed (%j), and leaves nothing behind', async (manner, words) => {
  const { owner, models, readState } = await open({ manner });
  await owner.call(local.downloadLocalModel, TINY);
  await expect.poll(readState).toMatchObject({ kind: 'failed', message: expect.stringContaining(words) });
  expect(await names(join(models, 'files'))).toEqual([]);
});

test.each([
  [{ freeDiskBytes: 1e6 }, 'The disk has 0.0 GB free'],
  [{ ramBytes: 1e8 }, 'This model needs 0.4 GB of memory, and this machine has 0.1 GB'],
])('refuses a model that does not fit (%j)', async (has, words) => {
  const { owner, room, models } = await open();
  Object.assign(room, has);
  await expect(owner.call(local.downloadLocalModel, TINY)).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(words) },
  });
  expect(await names(join(models, 'files'))).toEqual([]);
});

test('only the owner can change models; others see those they can use', async () => {
  const app = await open();
  const { owner, readState } = app;
  const ben = await app.as('ben');
  expect(await ben.call(local.listLocalModels)).toMatchObject({
    mayChange: false,
    models: [],
    machine: null,
  });
  for (const endpoint of [local.downloadLocalModel, local.pauseLocalModel, local.removeLocalModel])
    await expect(ben.call(endpoint, TINY)).rejects.toMatchObject({ status: 404 });
  await expect(ben.call(local.addOwnModel, { path: 'a.gguf' })).rejects.toMatchObject({ status: 404 });
  await owner.call(local.downloadLocalModel, TINY);
  await expect.poll(readState).toEqual(READY);
  expect((await ben.call(local.listLocalModels)).models).toMatchObject([{ id: 'tiny', state: READY }]);
});

test('uses the operator’s own file, but no file outside its folder', async () => {
  const { owner, models } = await open();
  await mkdir(join(models, 'own'), { recursive: true });
  await writeFile(join(models, 'own', 'mine.gguf'), FILE);
  await writeFile(join(models, 'own', 'text.gguf'), 'not a model');
  await writeFile(join(models, 'secret.gguf'), FILE);
  await symlink(join(models, 'nowhere'), join(models, 'own', 'dangling.gguf'));
  for (const path of ['../secret.gguf', '/etc/passwd', 'text.gguf', 'dangling.gguf', 'absent.gguf', '..'])
    await expect(owner.call(local.addOwnModel, { path })).rejects.toMatchObject({
      status: 422,
      body: { fields: { path: expect.any(String) } },
    });
  const list = await owner.call(local.addOwnModel, { path: 'mine.gguf' });
  expect(list.models).toContainEqual(
    expect.objectContaining({ id: 'own:mine.gguf', facts: null, state: READY }),
  );
  const choice = { provider: 'local', model: 'own:mine.gguf', apiKey: null, monthlyTokenCap: null } as const;
  expect(await owner.call(testModelChoice, choice)).toMatchObject({ ok: true });
  await owner.call(local.removeLocalModel, { id: 'own:mine.gguf' });
  expect(await names(join(models, 'own'))).toEqual(['dangling.gguf', 'text.gguf']);
  await expect(owner.call(local.removeLocalModel, { id: 'own:../secret.gguf' })).rejects.toMatchObject({
    status: 404,
  });
  expect((await stat(join(models, 'secret.gguf'))).isFile()).toBe(true);
});

test.each(['../secret', 'files/../../secret', '/etc/passwd', 'own:../secret.gguf', ''])(
  'runs no file outside its folders (%j)',
  async (name) => {
    const { base, models } = await openWithModel();
    await writeFile(join(models, 'secret.gguf'), FILE);
    await writeFile(
      join(models, 'secret.json'),
      JSON.stringify({ sha256: sha256Hex(FILE), bytes: FILE.length }),
    );
    const settings = { provider: 'local', model: name, baseUrl: 'http://localhost', apiKey: null } as const;
    const model = await base.openModel(settings, 'owner');
    const request = { system: '', prompt: 'hi', schema: null, maxOutputTokens: 100 };
    expect(await model.generate(request)).toMatchObject({ kind: 'failed', reason: 'notFound' });
  },
);

test('lists an installed model no longer in the catalog, and says why a catalog can’t be read', async () => {
  const { owner, base } = await openWithModel();
  await rm(base.config.localModels.catalog ?? '');
  const list = await owner.call(local.listLocalModels);
  expect(list.problem).toContain('can’t be read (ENOENT)');
  expect(list.models).toMatchObject([{ id: 'tiny', state: READY }]);
  await owner.call(local.removeLocalModel, TINY);
  await expect(owner.call(local.downloadLocalModel, TINY)).rejects.toMatchObject({ status: 409 });
});

test('reports an unwritable DATA_DIR', async () => {
  const { owner, models } = await open({ runtime: 'none' });
  await writeFile(models, 'a file in its place');
  expect(await owner.call(local.listLocalModels)).toMatchObject({
    problem: 'Models are stored in DATA_DIR, which isn’t writable.',
    machine: null,
  });
  await expect(owner.call(local.downloadLocalModel, TINY)).rejects.toMatchObject({ status: 409 });
});

test('with LOCAL_MODELS=off, hides local models and refuses to run one', async () => {
  const { owner } = await open({ settings: { LOCAL_MODELS: 'off' } });
  expect(await owner.call(local.listLocalModels)).toMatchObject({
    isOffered: false,
    models: [],
    machine: null,
  });
  await expect(owner.call(local.downloadLocalModel, TINY)).rejects.toMatchObject({
    status: 409,
    body: { message: 'Local models are switched off on this server (LOCAL_MODELS).' },
  });
  const choice = { provider: 'local', model: 'tiny', apiKey: null, monthlyTokenCap: null } as const;
  expect(await owner.call(testModelChoice, choice)).toMatchObject({ ok: false });
});

test('reports a crash of the runtime as the outcome of the call', async () => {
  const { base } = await openWithModel();
  const model = await base.openModel(
    { provider: 'local', model: 'tiny', baseUrl: 'http://localhost', apiKey: null },
    'installation',
  );
  const request = { system: '', prompt: 'crash', schema: null, maxOutputTokens: 100 };
  expect(await model.generate(request)).toMatchObject({
    kind: 'failed',
    reason: 'serverError',
    message: expect.stringContaining('The local model was stopped'),
    text: 'Half',
  });
  expect(await model.generate({ ...request, prompt: 'hi' })).toMatchObject({
    kind: 'ok',
    text: 'You said: hi',
  });
});
