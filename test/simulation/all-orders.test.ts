import { expect, test } from 'vitest';
import { playAllOrders } from './all-orders.ts';

async function ordersOf(steps: readonly number[], mostSwitches: number): Promise<string[]> {
  const orders: string[] = [];
  const open = async () => ({
    actors: steps.map((count) => async (turn: () => Promise<void>) => {
      for (let step = 1; step < count; step += 1) await turn();
    }),
    end: async (order: string) => void orders.push(order),
  });
  expect(await playAllOrders(open, mostSwitches)).toBe(orders.length);
  return orders;
}

test('two actors of two steps each have six orders', async () => {
  const orders = await ordersOf([2, 2], 9);
  expect(orders.toSorted()).toEqual(['AABB', 'ABAB', 'ABBA', 'BAAB', 'BABA', 'BBAA']);
});

test('keeps to the maximum number of interruptions', async () => {
  expect((await ordersOf([2, 2], 0)).toSorted()).toEqual(['AABB']);
  expect(await ordersOf([3, 3, 1], 9)).toHaveLength(140);
});

test('an error in an actor ends the run', async () => {
  const open = async () => ({
    actors: [
      async () => {
        throw new Error('It fell.');
      },
    ],
    end: async () => {},
  });
  await expect(playAllOrders(open, 1)).rejects.toThrow('It fell.');
});
