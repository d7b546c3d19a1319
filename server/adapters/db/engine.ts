import type { SelectQueryBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Bus } from './bus.ts';
import type { Db, Schema } from './schema.ts';

/**
 * Who opens a database: a server (`serve`), a command that replaces its contents (`alone`), or one that only reads
 * beside running servers (`beside`).
 */
export type Use = 'serve' | 'alone' | 'beside';

export type OpenPorts = { use: Use; clock: Clock; onError: (error: Error) => void };

/** A database engine. It names every difference between SQLite and PostgreSQL. */
export type Engine = {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  readonly bus: Bus;
  /** Makes a query skip rows that another process has locked. */
  skipLocked<T extends keyof Schema, O>(
    query: SelectQueryBuilder<Schema, T, O>,
  ): SelectQueryBuilder<Schema, T, O>;
  /** Locks the selected rows until the transaction ends. To avoid deadlocks, lock several in order of id. */
  lock<T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>): SelectQueryBuilder<Schema, T, O>;
  /** Takes a shared lock: the rows cannot change until the transaction ends. */
  share<T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>): SelectQueryBuilder<Schema, T, O>;
  /** The database's time, which decides what is due. */
  readTime(): Promise<number>;
  /** What could undo committed rows, and which setting prevents it, as text for the operator; null if nothing. */
  findRisk(): Promise<string | null>;
  stop(): Promise<void>;
};
