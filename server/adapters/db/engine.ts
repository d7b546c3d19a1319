import type { SelectQueryBuilder } from 'kysely';
import type { Bus } from './bus.ts';
import type { Db, Schema } from './schema.ts';

/** A database engine: the few places where SQLite and PostgreSQL differ, each behind a name. */
export type Engine = {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  readonly bus: Bus;
  /** Passes over rows that another process is claiming at this moment. */
  skipLocked<T extends keyof Schema, O>(
    query: SelectQueryBuilder<Schema, T, O>,
  ): SelectQueryBuilder<Schema, T, O>;
  /** Keeps rows as they are read until the transaction ends. Whoever locks several orders them by id. */
  lock<T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>): SelectQueryBuilder<Schema, T, O>;
  /** The one time that decides what is due. */
  readTime(): Promise<number>;
  stop(): Promise<void>;
};
