import type { SelectQueryBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Bus } from './bus.ts';
import type { Db, Schema } from './schema.ts';

/**
 * Who opens a database: a server (`serve`), a command that replaces its contents (`alone`), or one that reads beside
 * running servers (`beside`).
 */
export type Use = 'serve' | 'alone' | 'beside';

export type OpenPorts = { use: Use; clock: Clock; onError: (error: Error) => void };

/** A database engine. Every difference between SQLite and PostgreSQL has a name here. */
export type Engine = {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  readonly bus: Bus;
  /** Makes a query skip rows that another process has locked. */
  skipLocked<T extends keyof Schema, O>(
    query: SelectQueryBuilder<Schema, T, O>,
  ): SelectQueryBuilder<Schema, T, O>;
  /** Locks the selected rows until the transaction ends. Lock several in order of id. */
  lock<T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>): SelectQueryBuilder<Schema, T, O>;
  /** Keeps the selected rows from being locked or changed until the transaction ends; any number may at once. */
  share<T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>): SelectQueryBuilder<Schema, T, O>;
  /** The time that decides what is due. */
  readTime(): Promise<number>;
  /** What may take back committed rows, and what to set, for the operator; null if nothing may. */
  findRisk(): Promise<string | null>;
  stop(): Promise<void>;
};
