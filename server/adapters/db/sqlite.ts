import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { StartError } from '#server/boot/start-error.ts';
import { errorMessage } from '../read-error.ts';
import type { Engine, Use } from './engine.ts';
import { createLocalBus } from './local-bus.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Schema } from './schema.ts';

const FILE = 'threadwell.db';
/** A statement takes about 20 KB outside the heap, and lists of ids produce many. */
const STATEMENT_CACHE_SIZE = 200;
/** Statements never yield to the event loop, so we pause, or those of many requests would run in one block. */
const USES_BETWEEN_PAUSES = 3;
/** The time source for pauses; null in simulated time, which needs none. */
type Turns = Pick<Clock, 'nextTurn'> | null;

/** SQLite in this process, through `node:sqlite`. Every use except `beside` locks the folder. */
export function openSqlite(dataDir: string, use: Use = 'serve'): Engine {
  const release = use === 'beside' ? () => {} : holdDataDir(dataDir);
  if (use === 'beside' && !existsSync(join(dataDir, FILE)))
    throw new StartError(
      `There is no database in ${dataDir} yet. Start Threadwell once, or choose the folder with DATA_DIR.`,
    );
  const file = openFile(dataDir);
  return {
    kind: 'sqlite',
    db: new Kysely<Schema>({ dialect: sqliteDialect(file, systemClock) }),
    bus: createLocalBus(),
    skipLocked: (query) => query,
    // No need to lock rows: a transaction already locks the whole file.
    lock: (query) => query,
    share: (query) => query,
    readTime: async () => Date.now(),
    findRisk: async () => null,
    async stop() {
      if (file.isOpen) file.close();
      release();
    },
  };
}

function openFile(dataDir: string): DatabaseSync {
  try {
    const file = new DatabaseSync(join(dataDir, FILE));
    file.exec('pragma journal_mode = wal');
    file.exec('pragma synchronous = full');
    file.exec('pragma foreign_keys = on');
    // Waiting blocks the event loop, and only an outside program can hold a lock, so we don't wait.
    file.exec('pragma busy_timeout = 250');
    return file;
  } catch (cause) {
    throw new StartError(
      `The database in ${dataDir} cannot be opened (${errorMessage(cause)}). ` +
        `Move ${FILE} elsewhere and bring a backup back with npm run restore, or choose another folder with DATA_DIR.`,
    );
  }
}

/** A file lock. The operating system releases it with the process, even after a crash. */
function holdDataDir(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (cause) {
    const message = errorMessage(cause);
    if (message.includes('locked')) {
      throw new StartError(
        `Another Threadwell server is using ${dataDir}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
      );
    }
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written (${message}). Make it writable, or choose another folder with DATA_DIR.`,
    );
  }
}

/** SQLite can roll back DDL, but Kysely does not use that. With it a migration is atomic. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class Driver extends SqliteDriver {
  readonly #file: DatabaseSync;
  readonly #turns: Turns;
  #uses = 0;

  constructor(file: DatabaseSync, config: SqliteDialectConfig, turns: Turns) {
    super(config);
    this.#file = file;
    this.#turns = turns;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#uses += 1;
    if (this.#turns && this.#uses % USES_BETWEEN_PAUSES === 0) await this.#turns.nextTurn();
    return connection;
  }

  /** Some failures, such as a full disk, roll back on their own. A second rollback would fail and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

class Dialect extends SqliteDialect {
  override createAdapter() {
    return new WholeMigrations();
  }
}

/** Adapts `node:sqlite` to Kysely's SQLite dialect and caches prepared statements. */
export function sqliteDialect(file: DatabaseSync, turns: Turns = null): SqliteDialect {
  const statements = new Map<string, { statement: StatementSync; reader: boolean }>();
  const prepared = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= STATEMENT_CACHE_SIZE) statements.clear();
    const statement = file.prepare(sql);
    const made = { statement, reader: statement.columns().length > 0 };
    statements.set(sql, made);
    return made;
  };
  const bind = (values: readonly unknown[]) => values as SQLInputValue[];
  const database: SqliteDatabase = {
    close: () => file.close(),
    prepare(sql) {
      const { statement, reader } = prepared(sql);
      return {
        reader,
        all: (values) => statement.all(...bind(values)),
        run: (values) => statement.run(...bind(values)),
        iterate: (values) => statement.iterate(...bind(values)),
      };
    },
  };
  const createDriver = () => new Driver(file, { database }, turns);
  return Object.assign(new Dialect({ database }), { createDriver });
}
