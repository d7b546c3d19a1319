import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  create table if not exists facts (key text primary key, value text not null) strict;
  create table if not exists posts (
    sequence integer primary key, community text not null, author text not null, title text not null,
    body text not null, url text, flair_id text, flair_text text, over18 integer not null, spoiler integer not null,
    send_replies integer not null, created_at integer not null, edited_at integer, quality real not null
  ) strict;
  create table if not exists comments (
    sequence integer primary key, thread_id text not null, parent text not null, author text not null,
    body text not null, created_at integer not null, edited_at integer, quality real not null, unseen integer not null
  ) strict;
  create table if not exists fates (
    thing text primary key, removed_by text, removed_at integer, locked_at integer, deleted_at integer
  ) strict;
  create table if not exists choices (
    member text not null, kind text not null, target text not null, value integer not null, at integer not null,
    primary key (member, kind, target)
  ) strict;
  create table if not exists grants (
    token text primary key, kind text not null, client text not null, member text, scope text not null,
    permanent integer not null, family text not null, redirect_uri text, expires_at integer
  ) strict;
`;

const NAME = 'sandbox';

function open(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000;');
  database.exec(SCHEMA);
  return database;
}

function seedOf(database: DatabaseSync): number | null {
  const row = database.prepare("select value from facts where key = 'seed'").get();
  return row ? Number(row['value']) : null;
}

/**
 * A store belongs to one seed, because members reply to generated threads. When the seed changes, the old store is
 * renamed and the new seed's earlier store is renamed back.
 */
function setAside(folder: string, found: number, wanted: number): void {
  renameSync(join(folder, `${NAME}.db`), join(folder, `${NAME}.seed-${found}.db`));
  const earlier = join(folder, `${NAME}.seed-${wanted}.db`);
  if (existsSync(earlier)) renameSync(earlier, join(folder, `${NAME}.db`));
}

export function openStore(folder: string | null, seed: number): DatabaseSync {
  if (folder === null) return open(':memory:');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${NAME}.db`);
  let database = open(path);
  const found = seedOf(database);
  if (found !== null && found !== seed) {
    database.exec('pragma wal_checkpoint(truncate); pragma journal_mode = delete;');
    database.close();
    setAside(folder, found, seed);
    database = open(path);
  }
  database.prepare("insert or ignore into facts (key, value) values ('seed', ?)").run(String(seed));
  return database;
}
