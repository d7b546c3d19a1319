import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readMachineSettings } from '#server/boot/read-settings.ts';
import { writeFakeRuntime } from '#test/local-models/fake-runtime.ts';
import { installRuntime, isRuntimeInstalled, prepareManifest } from './install-runtime.ts';

const SOURCES = join(import.meta.dirname, 'runtime');

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'runtime-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const install = (home: string, freeDiskBytes: number) =>
  installRuntime({
    sources: SOURCES,
    folder: join(home, 'runtime'),
    room: { freeDiskBytes: async () => freeDiskBytes, ramBytes: () => 1e12 },
    environment: {
      ...readMachineSettings(),
      npm_config_registry: 'http://127.0.0.1:1',
      npm_config_fetch_retries: '0',
    },
    signal: new AbortController().signal,
  });

test('reports an unreachable registry, and leaves no file behind', async () => {
  const home = await makeFolder();
  expect(await install(home, 1e12)).toMatch(/^The npm registry can’t be reached/);
  expect(await readdir(home)).toEqual([]);
});

test('refuses a full disk before downloading', async () => {
  const home = await makeFolder();
  expect(await install(home, 1e8)).toMatch(/^The disk has 0.1 GB free, and this needs 0.5 GB/);
  expect(await readdir(home)).toEqual([]);
});

test('selects exactly one CPU-only build for this machine in the lockfile', async () => {
  const prepared = await prepareManifest(SOURCES);
  const builds: unknown = Object.keys(JSON.parse(prepared?.manifest ?? '{}').dependencies);
  expect(builds).toEqual(['node-llama-cpp', expect.stringMatching(/^@node-llama-cpp\/\w+-\w+(-metal)?$/)]);
  expect(prepared?.lock).not.toContain('"resolved"');
});

test('treats a runtime from another lockfile as missing', async () => {
  const folder = await makeFolder();
  expect(await isRuntimeInstalled(SOURCES, folder)).toBe(false);
  await writeFakeRuntime(folder, 'an older lockfile');
  expect(await isRuntimeInstalled(SOURCES, folder)).toBe(false);
  await writeFakeRuntime(folder, (await prepareManifest(SOURCES))?.lock);
  expect(await isRuntimeInstalled(SOURCES, folder)).toBe(true);
});
