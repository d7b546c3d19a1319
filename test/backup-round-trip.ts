import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { sql } from 'kysely';
import { openEngine } from '#server/adapters/db/open-database.ts';
import { TABLES } from '#server/adapters/db/tables.ts';
import { readConfig } from '#server/config.ts';
import { findPostgres, startPostgres } from './postgres-server.ts';
import { findFreePort, startServerProcess } from './server-process.ts';

/**
 * `node test/backup-round-trip.ts` seeds the demo workspace, imports 5,000 days of clicks, backs up from and restores
 * into both databases, and compares every table.
 */
type Settings = Record<string, string>;

const DAYS = 5_000;
const DAY_MS = 86_400_000;
const SECRET_KEY = 'a key for tests, long enough to be one';
const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'threadwell-round-trip-'));

const run = (file: string, settings: Settings, ...words: string[]): string =>
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, file), ...words], {
    env: { PATH: process.env['PATH'], SECRET_KEY, ...settings },
    encoding: 'utf8',
  });

async function seed(settings: Settings): Promise<void> {
  const ports = {
    SANDBOX: 'auto',
    PORT: String(await findFreePort()),
    SANDBOX_PORT: String(await findFreePort()),
  };
  const said = run('scripts/seed.ts', { ...settings, ...ports });
  const [, email = '', password = ''] = /e-mail +(\S+)\s+password +(\S+)/.exec(said) ?? [];
  const server = await startServerProcess({ SECRET_KEY, ...settings, ...ports });
  try {
    await importClicks(server.url, { email, password });
  } finally {
    await server.stop();
  }
}

async function importClicks(url: string, person: { email: string; password: string }): Promise<void> {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams(person),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const get = async <T>(path: string) => (await (await fetch(`${url}${path}`, { headers })).json()) as T;
  const [site] = await get<{ id: string }[]>('/api/sites');
  const post = (await get<{ id: string; status: string }[]>('/api/posts')).find(
    ({ status }) => status === 'published',
  );
  const first = Date.now() - (DAYS + 400) * DAY_MS;
  const visits = Array.from({ length: DAYS }, (_, day) => ({
    day: new Date(first + day * DAY_MS).toISOString().slice(0, 10),
    path: '/',
    via: post?.id.slice(-8),
    count: 1,
  }));
  const answer = await fetch(`${url}/api/sites/${site?.id}/visits`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ visits }),
  });
  const { ofPosts } = (await answer.json()) as { ofPosts?: number };
  if (ofPosts !== DAYS) throw new Error(`${ofPosts} of ${DAYS} days were imported (${answer.status})`);
}

/** The columns that a restore changes: sessions, doubts, versions and its own time. */
const CHANGED = new Set([
  'doubted_since',
  'version',
  'complete_since',
  'ended_at',
  'lease_token',
  'leased_until',
]);

async function readTables(settings: Settings): Promise<Map<string, string[]>> {
  const engine = await openEngine(readConfig({ SECRET_KEY, ...settings }), () => {}, { use: 'alone' });
  const tables = new Map<string, string[]>();
  for (const { name } of TABLES.filter((table) => table.isKept && table.name !== 'sessions')) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(engine.db);
    const lines = rows
      .filter(({ key }) => key !== 'restored_at')
      .map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !CHANGED.has(column))));
    tables.set(name, lines.toSorted());
  }
  await engine.stop();
  return tables;
}

function compare(from: Map<string, string[]>, into: Map<string, string[]>): number {
  let rows = 0;
  for (const [name, lines] of from) {
    const restored = into.get(name) ?? [];
    const lost =
      lines.filter((line, at) => restored[at] !== line).length + Math.abs(restored.length - lines.length);
    if (lost > 0) throw new Error(`${name}: ${lost} of ${lines.length} rows differ`);
    rows += lines.length;
  }
  return rows;
}

const bin = findPostgres();
const postgres = bin ? await startPostgres(bin) : null;
let made = 0;

async function newDatabase(engine: string): Promise<Settings> {
  const name = `trip_${(made += 1)}`;
  const settings = { DATA_DIR: join(scratch, name) };
  if (engine === 'sqlite' || !postgres) return settings;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return { ...settings, DATABASE_URL: url.href };
}

try {
  const engines = postgres ? ['sqlite', 'postgres'] : ['sqlite'];
  for (const source of engines) {
    const from = await newDatabase(source);
    await seed(from);
    const before = await readTables(from);
    const file = join(scratch, `${source}.jsonl.gz`);
    run('server/cli/backup.ts', from, file);
    for (const target of engines) {
      const into = await newDatabase(target);
      run('server/cli/restore.ts', into, file);
      const rows = compare(before, await readTables(into));
      run('server/cli/restore.ts', into, file, '--replace');
      compare(before, await readTables(into));
      console.log(
        `${source} -> ${target}: all ${rows} rows of ${before.size} tables came back, with --replace too`,
      );
    }
  }
  if (!postgres) console.log('PostgreSQL is not installed, so only SQLite was tested.');
} finally {
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
