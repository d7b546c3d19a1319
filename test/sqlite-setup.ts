import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/adapters/db/open-database.ts';
import { readConfig } from '#server/config.ts';

let folder: string | undefined;

/** Provides the migrated database that the API tests on SQLite copy. */
export const setup = async () => {
  folder = mkdtempSync(join(tmpdir(), 'threadwell-template-'));
  const engine = await openDatabase(readConfig({ DATA_DIR: folder }), () => {});
  await engine.stop();
  process.env['TEST_TEMPLATE_DIR'] = folder;
};

export const teardown = () => {
  if (folder) rmSync(folder, { recursive: true, force: true });
  delete process.env['TEST_TEMPLATE_DIR'];
};
