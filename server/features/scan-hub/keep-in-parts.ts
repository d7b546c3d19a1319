import type { Context } from '#server/context.ts';

type Keep<P> = (things: readonly P[]) => Promise<ReadonlySet<string>>;

/**
 * Where a page cannot be stored, its halves are, down to what is the trouble, which is left out: one thing that the
 * database does not take keeps none of the others out. Throws if nothing of it can be stored.
 */
export function keepInParts<P extends { readonly id: string }>(
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
            log.error({ err: why, id: part[0]?.id }, 'what was read could not be stored');
        }
      }
      if (kept.length === 0) throw error;
      return new Set(kept.flat());
    }
  };
}
