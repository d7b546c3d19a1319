import type { Db } from '#server/adapters/db/schema.ts';

/** A database whose results arrive only after `release`, to expose code that acts on stale reads. */
export function holdReads(db: Db): { db: Db; hasRead: Promise<void>; release: () => void } {
  const [read, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read.resolve();
      await gate.promise;
      return result;
    },
  });
  return { db: held, hasRead: read.promise, release: () => gate.resolve() };
}
