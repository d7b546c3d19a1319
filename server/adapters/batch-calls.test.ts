import { expect, test } from 'vitest';
import { batchCalls } from './batch-calls.ts';

/** Doubles numbers and records the batches it gets. */
function doubler({
  limit = 100,
  fails = () => false,
}: { limit?: number; fails?: (item: number) => boolean } = {}) {
  const groups: number[][] = [];
  const double = batchCalls(async (items: readonly number[]) => {
    groups.push([...items]);
    if (items.some(fails)) throw new Error(`no luck with ${items.join(' and ')}`);
    return items.map((item) => 2 * item);
  }, limit);
  return { groups, double };
}

test('batches calls of the same moment and returns each its own result', async () => {
  const { groups, double } = doubler();
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(groups).toEqual([[1, 2, 3]]);
});

test('puts calls that arrive during a batch into the next one', async () => {
  const gate = Promise.withResolvers<void>();
  const groups: number[][] = [];
  const work = batchCalls(async (items: readonly number[]) => {
    groups.push([...items]);
    await gate.promise;
    return items;
  }, 100);
  const first = work(1);
  await expect.poll(() => groups).toEqual([[1]]);
  const more = [work(2), work(3)];
  gate.resolve();
  expect(await Promise.all([first, ...more])).toEqual([1, 2, 3]);
  expect(groups).toEqual([[1], [2, 3]]);
});

test('limits the size of a batch', async () => {
  const { groups, double } = doubler({ limit: 2 });
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(groups).toEqual([[1, 2], [3, 4], [5]]);
});

test('an error reaches only the call that causes it', async () => {
  const { groups, double } = doubler({ fails: (item) => item === 2 });
  const results = await Promise.allSettled([1, 2, 3].map(double));
  expect(results).toMatchObject([
    { value: 2 },
    { status: 'rejected', reason: { message: 'no luck with 2' } },
    { value: 6 },
  ]);
  expect(groups).toEqual([[1, 2, 3], [1], [2], [3]]);
  expect(await double(4)).toBe(8);
});
