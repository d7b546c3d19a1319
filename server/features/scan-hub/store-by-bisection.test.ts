import { expect, test } from 'vitest';
import { storeByBisection } from './store-by-bisection.ts';

const things = Array.from({ length: 9 }, (_, no) => ({ id: `t${no}` }));

function setUp(isBad: (id: string) => boolean) {
  const kept: string[] = [];
  const errors: unknown[] = [];
  const keep = async (some: readonly { id: string }[]) => {
    const ids = some.map(({ id }) => id);
    if (ids.some(isBad)) throw new Error('The database does not take this.');
    kept.push(...ids);
    return new Set(ids);
  };
  const log = { error: (details: unknown) => void errors.push(details) };
  return { kept, errors, keep: storeByBisection(keep, log) };
}

test('skips and logs items that cannot be stored, and stores all others once', async () => {
  const { kept, errors, keep } = setUp((id) => id === 't3' || id === 't8');
  const stored = things.map(({ id }) => id).filter((id) => id !== 't3' && id !== 't8');
  expect(await keep(things)).toEqual(new Set(stored));
  expect(kept.toSorted()).toEqual(stored);
  expect(errors).toMatchObject([{ id: 't3' }, { id: 't8' }]);
});

test('throws if nothing can be stored', async () => {
  const { keep } = setUp(() => true);
  await expect(keep(things)).rejects.toThrow('does not take this');
  await expect(keep([things[0]!])).rejects.toThrow('does not take this');
});
