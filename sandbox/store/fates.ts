import type { DatabaseSync } from 'node:sqlite';

export type RemovedBy = 'moderator' | 'automod_filtered' | 'reddit';

/** What happened to a thing after it was written. `removedAt` may be in the future: moderators act later. */
export type Fate = {
  readonly removedBy: RemovedBy | null;
  readonly removedAt: number | null;
  readonly lockedAt: number | null;
  readonly deletedAt: number | null;
};

export type Fates = {
  of(thing: string): Fate;
  change(thing: string, change: Partial<Fate>): void;
};

const UNTOUCHED: Fate = { removedBy: null, removedAt: null, lockedAt: null, deletedAt: null };

const isRemover = (value: unknown): value is RemovedBy =>
  value === 'moderator' || value === 'automod_filtered' || value === 'reddit';

export function createFates(database: DatabaseSync): Fates {
  const fates = new Map<string, Fate>();
  const time = (value: unknown): number | null => (value === null ? null : Number(value));
  for (const row of database.prepare('select * from fates').all()) {
    fates.set(String(row['thing']), {
      removedBy: isRemover(row['removed_by']) ? row['removed_by'] : null,
      removedAt: time(row['removed_at']),
      lockedAt: time(row['locked_at']),
      deletedAt: time(row['deleted_at']),
    });
  }
  const write = database.prepare(
    'insert or replace into fates (thing, removed_by, removed_at, locked_at, deleted_at) values (?, ?, ?, ?, ?)',
  );
  const of = (thing: string): Fate => fates.get(thing) ?? UNTOUCHED;
  return {
    of,
    change: (thing, change) => {
      const fate = { ...of(thing), ...change };
      write.run(thing, fate.removedBy, fate.removedAt, fate.lockedAt, fate.deletedAt);
      fates.set(thing, fate);
    },
  };
}
