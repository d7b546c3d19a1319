import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, Kysely } from 'kysely';
import type { Bus } from '#server/adapters/db/bus.ts';
import type { Engine } from '#server/adapters/db/engine.ts';
import { migrate } from '#server/adapters/db/open-database.ts';
import type { Schema } from '#server/adapters/db/schema.ts';
import { markOutdated } from '#server/adapters/db/restore-backup.ts';
import { sqliteDialect } from '#server/adapters/db/sqlite.ts';
import { TABLES } from '#server/adapters/db/tables.ts';
import type { Chance } from '../chance.ts';
import { type Machine, START } from './machine.ts';
import { MachineDriver } from './machine-driver.ts';
import { Turns } from './turns.ts';

type Row = Record<string, SQLInputValue>;
export type Snapshot = ReadonlyMap<string, readonly Row[]>;

/** One in-memory SQLite database that several machines share, a transaction at a time. */
export class SharedDatabase {
  readonly #file: DatabaseSync;
  readonly #dialect: Dialect;
  readonly #empty: Snapshot;
  readonly #looks = new Map<string, StatementSync>();
  #turns = new Turns();

  private constructor(file: DatabaseSync, dialect: Dialect) {
    this.#file = file;
    this.#dialect = dialect;
    this.#empty = this.snapshot();
  }

  static async open(): Promise<SharedDatabase> {
    const file = new DatabaseSync(':memory:');
    const dialect = sqliteDialect(file);
    await migrate(new Kysely<Schema>({ dialect }));
    return new SharedDatabase(file, dialect);
  }

  /** Resets the database for a new simulation: no rows, no lock holder. */
  clear(): void {
    this.restore(this.#empty);
    this.#turns = new Turns();
  }

  /** The caller specifies the row type. */
  rows<R>(sql: string, ...values: SQLInputValue[]): R[] {
    const known = this.#looks.get(sql) ?? this.#file.prepare(sql);
    this.#looks.set(sql, known);
    return known.all(...values) as R[];
  }

  /** What a backup would contain now. */
  snapshot(): Snapshot {
    const kept = TABLES.filter(({ isKept }) => isKept);
    return new Map(kept.map(({ name }) => [name, this.rows<Row>(`select * from ${name}`)]));
  }

  /** Replaces all contents with a snapshot. */
  restore(snapshot: Snapshot): void {
    this.#file.exec('pragma foreign_keys = off');
    for (const { name } of TABLES) this.#file.exec(`delete from ${name}`);
    for (const [name, rows] of snapshot) for (const row of rows) this.insert(name, row);
    this.#file.exec('pragma foreign_keys = on');
  }

  /** Like a real restore: the snapshot is the state of an earlier time. */
  async restoreBackup(backup: Snapshot, backupAt: number, restoredAt: number): Promise<void> {
    this.restore(backup);
    await markOutdated(new Kysely<Schema>({ dialect: this.#dialect }), { backupAt, restoredAt });
  }

  insert(table: string, row: Row): void {
    const columns = Object.keys(row);
    const marks = columns.map(() => '?').join(', ');
    this.#file
      .prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`)
      .run(...Object.values(row));
  }

  /** One machine's connection to the database. */
  engineOf(machine: Machine, chance: Chance, bus: Bus, now: () => number): Engine {
    const [inner, turns] = [this.#dialect, this.#turns];
    const dialect: Dialect = {
      createAdapter: () => inner.createAdapter(),
      createQueryCompiler: () => inner.createQueryCompiler(),
      createIntrospector: (db) => inner.createIntrospector(db),
      createDriver: () => new MachineDriver(inner.createDriver(), machine, chance, turns),
    };
    return {
      kind: 'sqlite',
      db: new Kysely<Schema>({ dialect }),
      bus,
      findRisk: async () => null,
      skipLocked: (query) => query,
      lock: (query) => query,
      share: (query) => query,
      readTime: async () => START + now(),
      stop: async () => {},
    };
  }
}
