import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { prepareManifest } from '../server/adapters/local-models/install-runtime.ts';
import { writeFakeRuntime } from '../test/local-models/fake-runtime.ts';
import { catalogJson, type Hub, startHub } from '../test/local-models/start-hub.ts';
import { startThreadwell } from './start-threadwell.ts';
import { test as base } from './threadwell.ts';

const FILE = Buffer.concat([Buffer.from('GGUF'), randomBytes(4_000_000)]);
const HALF = 2_000_000;
const RUNTIME_SOURCES = join(import.meta.dirname, '../server/adapters/local-models/runtime');

/** A Threadwell with a local model hub, and a stand-in for the runtime. */
const test = base.extend<object, { hub: Hub }>({
  hub: [
    async ({}, use) => {
      const hub = await startHub(FILE);
      await use(hub);
      await hub.stop();
    },
    { scope: 'worker' },
  ],
  threadwell: [
    async ({ hub }, use) => {
      const DATA_DIR = await mkdtemp(join(tmpdir(), 'threadwell-local-'));
      const MODEL_CATALOG = join(DATA_DIR, 'catalog.json');
      await writeFile(MODEL_CATALOG, catalogJson(hub));
      const manifest = await prepareManifest(RUNTIME_SOURCES);
      await writeFakeRuntime(join(DATA_DIR, 'models', 'runtime'), manifest?.lock);
      const threadwell = await startThreadwell({ DATA_DIR, MODEL_CATALOG });
      await use(threadwell);
      await threadwell.stop();
      await rm(DATA_DIR, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test('downloads a model after a refusal and a pause, then uses and removes it', async ({
  page,
  person,
  hub,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/settings/writing');
  await expect(page.getByText('Choose one', { exact: true })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, 'the page fits the screen of a laptop').toBeLessThanOrEqual(900);
  await page.getByText('Choose one', { exact: true }).click();
  const model = page.getByRole('listitem', { name: 'Tiny' });
  hub.manner = { status: 404 };
  await model.getByRole('button', { name: 'Download Tiny' }).click();
  await expect(model.getByRole('alert'), person.email).toContainText('404');
  hub.manner = { stallAfter: HALF };
  await model.getByRole('button', { name: 'Download Tiny' }).click();
  await expect(model.getByText('2 MB of 4 MB')).toBeVisible();
  await expect(model.getByRole('progressbar', { name: 'Download of Tiny' })).toBeVisible();
  await model.getByRole('button', { name: 'Pause Tiny' }).click();
  await expect(model.getByText('Paused: 2 MB of 4 MB')).toBeVisible();
  hub.manner = {};
  await model.getByRole('button', { name: 'Resume Tiny' }).click();
  await model.getByRole('button', { name: 'Use Tiny', exact: true }).click();
  await expect(model.getByText('In use')).toBeVisible();
  expect(hub.ranges).toEqual([null, `bytes=${HALF}-`]);
  await model.getByRole('button', { name: 'Remove Tiny' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(model.getByRole('button', { name: 'Download Tiny' })).toBeVisible();
});
