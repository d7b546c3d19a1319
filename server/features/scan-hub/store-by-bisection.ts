import type { Context } from '#server/context.ts';

type Keep<P> = (things: readonly P[]) => Promise<ReadonlySet<string>>;

/**
 * Stores items by bisection: if a batch fails, stores its halves, and skips and logs single items that fail. Throws if
 * nothing can be stored.
 */
export function storeByBisection<P extends { readonly id: string }>(
  keep: Keep<P>,
  log: Pick<Context['log'], 'error'>,
): Keep<P> {
  return async function keepSome(things) {
    try {
      return await keep(things);
    } catch (error) {
      if (things.length <= 1) throw error;
      const half = Math.ceil(things.length / 2);
      const parts = [things.slice(0, half), things.slice(half)];
      const kept: string[][] = [];
      for (const part of parts) {
        try {
          kept.push([...(await keepSome(part))]);
        } catch (why) {
          if (part.length === 1)
            log.error({ err: why, id: part[0]?.id }, 'could not store an item that was read');
        }
      }
      if (kept.length === 0) throw error;
      return new Set(kept.flat());
    }
  };
}
