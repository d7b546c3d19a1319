import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listLocalModels, type LocalModelState } from '#contract/drafting/local-models.ts';
import type { Room } from '#server/adapters/local-models/check-room.ts';
import { prepareManifest } from '#server/adapters/local-models/install-runtime.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';
import { createTestClock } from '../test-clock.ts';
import { writeFakeRuntime } from './fake-runtime.ts';
import { catalogJson, type Hub, type HubBehavior, startHub } from './start-hub.ts';

export type LocalModelsApp = TestApp & {
  hub: Hub;
  /** The folder DATA_DIR/models. */
  models: string;
  room: { freeDiskBytes: number; ramBytes: number };
  owner: TestClient;
  /** The state of the list's only model. */
  readState: () => Promise<LocalModelState | undefined>;
  close(): Promise<void>;
};

export const RUNTIME_SOURCES = join(import.meta.dirname, '../../server/adapters/local-models/runtime');

type Options = {
  file: Buffer;
  manner?: HubBehavior;
  settings?: Record<string, string>;
  runtime?: 'fake' | 'none';
};

/** The real routes with a hub on loopback and, by default, a fake runtime. */
export async function createLocalModelsApp(options: Options): Promise<LocalModelsApp> {
  const { file, manner, settings = {}, runtime = 'fake' } = options;
  const hub = await startHub(file, manner);
  const folder = await mkdtemp(join(tmpdir(), 'local-models-'));
  const catalog = join(folder, 'catalog.json');
  await writeFile(catalog, catalogJson(hub));
  const has = { freeDiskBytes: 1e12, ramBytes: 1e12 };
  const room: Room = { freeDiskBytes: async () => has.freeDiskBytes, ramBytes: () => has.ramBytes };
  const clock = createTestClock();
  const app = await createTestApp({ MODEL_CATALOG: catalog, ...settings }, clock, undefined, room);
  const models = join(app.base.config.dataDir, 'models');
  if (runtime === 'fake') {
    const manifest = await prepareManifest(RUNTIME_SOURCES);
    await writeFakeRuntime(join(models, 'runtime'), manifest?.lock);
  }
  const owner = await app.as('ada');
  return {
    ...app,
    hub,
    models,
    room: has,
    owner,
    readState: async () => (await owner.call(listLocalModels)).models.find(({ id }) => id === 'tiny')?.state,
    async close() {
      await app.close();
      await hub.stop();
      await rm(folder, { recursive: true });
    },
  };
}
