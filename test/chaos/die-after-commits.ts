import { createHash } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';

/**
 * Preloaded into a server: kills it right after a commit, at most once per kind of commit across all processes. Each
 * kind that was hit is a file in `CHAOS_DIR`. Starts once the file `armed` exists.
 */
const FOLDER = process.env['CHAOS_DIR'] ?? '';
/** A kind of commit is hit at random, so that many runs together hit all kinds. */
const CHANCE = 0.3;
const MOST_KILLS = 10;

const WRITES = /^\s*(insert|update|delete|with)\b/i;
/** The statement without its number of rows, so that equal kinds have equal text. */
const kindOf = (statement: string) =>
  statement.replaceAll(/\$\d+|\?/g, '?').replaceAll(/\(\?[^()]*\)(, \(\?[^()]*\))*/g, '(?)');

function dieAfter(statements: readonly string[]): void {
  if (!existsSync(join(FOLDER, 'armed')) || Math.random() > CHANCE) return;
  if (readdirSync(FOLDER).length > MOST_KILLS) return;
  const kind = createHash('sha256').update(statements.map(kindOf).join('\n')).digest('hex').slice(0, 16);
  try {
    writeFileSync(join(FOLDER, kind), statements.join('\n'), { flag: 'wx' });
  } catch {
    return;
  }
  process.kill(process.pid, 'SIGKILL');
}

/** Follows one connection and its uncommitted writes. */
function createFollower() {
  let written: string[] = [];
  let isOpen = false;
  return (statement: string) => {
    const word = /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase();
    if (word === 'begin' || word === 'start') isOpen = true;
    else if (word === 'rollback') [written, isOpen] = [[], false];
    else if (WRITES.test(statement)) written.push(statement);
    if (word === 'commit') isOpen = false;
    if (isOpen || written.length === 0) return;
    const done = written;
    written = [];
    dieAfter(done);
  };
}

const followers = new WeakMap<object, ReturnType<typeof createFollower>>();
function follow(connection: object, statement: string): void {
  const follower = followers.get(connection) ?? createFollower();
  followers.set(connection, follower);
  follower(statement);
}

const texts = new WeakMap<StatementSync, { file: DatabaseSync; statement: string }>();
type Prepare = (this: DatabaseSync, statement: string) => StatementSync;
const { prepare } = DatabaseSync.prototype as { prepare: Prepare };
DatabaseSync.prototype.prepare = function (this: DatabaseSync, statement: string) {
  const prepared = prepare.call(this, statement);
  texts.set(prepared, { file: this, statement });
  return prepared;
};
for (const name of ['run', 'all'] as const) {
  const original = StatementSync.prototype[name] as (...values: unknown[]) => never;
  StatementSync.prototype[name] = function (this: StatementSync, ...values: unknown[]) {
    const result = original.apply(this, values);
    const text = texts.get(this);
    if (text) follow(text.file, text.statement);
    return result;
  };
}

type Query = (this: object, ...values: unknown[]) => unknown;
const { query } = pg.Client.prototype as { query: Query };
pg.Client.prototype.query = function (this: object, ...values: unknown[]) {
  const [asked] = values as [string | { text?: string }];
  const statement = typeof asked === 'string' ? asked : (asked.text ?? '');
  const answer = query.apply(this, values);
  if (!(answer instanceof Promise)) return answer;
  return answer.then((result: unknown) => {
    follow(this, statement);
    return result;
  });
} as typeof pg.Client.prototype.query;
