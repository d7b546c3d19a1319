import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { systemClock } from '../clock.ts';
import { catalogEntry, readCatalog, downloadUrl } from './read-catalog.ts';

const BUILT_IN = join(import.meta.dirname, 'catalog.json');

test('reads the built-in list', async () => {
  const catalog = await readCatalog(BUILT_IN, systemClock);
  expect(catalog.models.map((entry) => downloadUrl(catalog, entry))).toContain(
    'https://huggingface.co/ggml-org/SmolLM3-3B-GGUF/resolve/main/SmolLM3-Q4_K_M.gguf',
  );
  expect(catalog.models.every(({ bytes, ramBytes }) => ramBytes > bytes)).toBe(true);
});

test.each([
  ['id', '../x'],
  ['repository', 'a/../b'],
  ['repository', 'a'],
  ['file', '../model.gguf'],
  ['file', 'a/../model.gguf'],
  ['file', 'model.bin'],
  ['revision', 'a/b'],
  ['sha256', 'abc'],
  ['bytes', 0],
  ['source', 'javascript:alert(1)'],
])('rejects a list with the %s %j', async (field, value) => {
  const { models } = JSON.parse(await readFile(BUILT_IN, 'utf8'));
  expect(z.safeParse(catalogEntry, models[0]).success).toBe(true);
  expect(z.safeParse(catalogEntry, { ...models[0], [field]: value }).success).toBe(false);
});

test.each([
  ['absent.json', 'can’t be read (ENOENT)'],
  ['read-catalog.ts', 'Compare it with the built-in one'],
])('says why the list at %s can’t be read', async (name, words) => {
  await expect(readCatalog(join(import.meta.dirname, name), systemClock)).rejects.toThrow(words);
});

test('reports an unreachable list on the web', async () => {
  await expect(readCatalog('https://127.0.0.1:1/list.json', systemClock)).rejects.toThrow('can’t be reached');
});
