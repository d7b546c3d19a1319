type Waiting<I, O> = { item: I; resolve: (result: O) => void; reject: (error: unknown) => void };

/**
 * Batches single calls: calls that arrive while a batch runs form the next one. A failed batch is retried one by one,
 * so an error reaches only the call that causes it.
 */
export function batchCalls<I, O>(
  work: (items: readonly I[]) => Promise<readonly O[]>,
  limit: number,
): (item: I) => Promise<O> {
  let waiting: Waiting<I, O>[] = [];
  let isAtWork = false;

  async function workOn(group: readonly Waiting<I, O>[]): Promise<void> {
    try {
      const results = await work(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as O);
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) await workOn([one]);
    }
  }

  async function workOnAll() {
    // Calls of the same moment share a batch.
    await Promise.resolve();
    while (waiting.length > 0) {
      const group = waiting.slice(0, limit);
      waiting = waiting.slice(limit);
      await workOn(group);
    }
    isAtWork = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isAtWork) return;
      isAtWork = true;
      void workOnAll();
    });
}
