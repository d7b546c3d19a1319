import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type TestDatabase = { settings: Record<string, string>; drop(): Promise<void> };

/** The migrated database of the global setups: copying it is faster than sixty migrations. */
export const TEMPLATE = { file: 'threadwell.db', name: 'threadwell_template' };

/** Creates a database on the engine under test (TEST_DATABASE: sqlite or postgres), empty or `migrated`. */
export async function createTestDatabase({ migrated = false } = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'threadwell-test-'));
  const removeDir = () => rmSync(dataDir, { recursive: true, force: true });
  const settings = { DATA_DIR: dataDir, SECRET_KEY: 'a key for tests, long enough to be one' };
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    const template = process.env['TEST_TEMPLATE_DIR'];
    if (migrated && template) copyFileSync(join(template, TEMPLATE.file), join(dataDir, TEMPLATE.file));
    return { settings, drop: async () => removeDir() };
  }
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL server');
  const name = `threadwell_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  // Copying the files takes a third of the time of the default, which logs every page (PostgreSQL 15 or later).
  const copied = migrated ? ` template ${TEMPLATE.name} strategy file_copy` : '';
  await runSql(server, `create database ${name}${copied}`);
  url.pathname = `/${name}`;
  return {
    settings: { ...settings, DATABASE_URL: url.href },
    async drop() {
      await runSql(server, `drop database if exists ${name} with (force)`);
      removeDir();
    },
  };
}

export async function runSql(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
