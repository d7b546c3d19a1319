import { AppError } from '#server/app-error.ts';

export type Faults = ReadonlyMap<number, string>;

/** Applies `change` to each item. Collects input errors and conflicts; any other error aborts. */
export async function collectFaults<T>(
  items: readonly T[],
  change: (item: T, index: number) => Promise<void>,
): Promise<Faults> {
  const faults = new Map<number, string>();
  for (const [index, item] of items.entries()) {
    try {
      await change(item, index);
    } catch (error) {
      const isInput =
        error instanceof AppError && (error.code === 'INVALID_INPUT' || error.code === 'CONFLICT');
      if (!isInput) throw error;
      faults.set(index, error.message);
    }
  }
  return faults;
}
