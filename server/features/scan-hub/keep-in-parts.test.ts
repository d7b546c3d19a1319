import { expect, test } from 'vitest';
import { keepInParts } from './keep-in-parts.ts';

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
  const log = { error: (told: unknown) => void errors.push(told) };
  return { kept, errors, keep: keepInParts(keep, log) };
}

test('what cannot be stored is left out and told, and all else is stored once', async () => {
  const { kept, errors, keep } = setUp((id) => id === 't3' || id === 't8');
  const stored = things.map(({ id }) => id).filter((id) => id !== 't3' && id !== 't8');
  expect(await keep(things)).toEqual(new Set(stored));
  expect(kept.toSorted()).toEqual(stored);
  expect(errors).toMatchObject([{ id: 't3' }, { id: 't8' }]);
});

test('where nothing can be stored, the fault is no single thing, and is not hidden', async () => {
  const { keep } = setUp(() => true);
  await expect(keep(things)).rejects.toThrow('does not take this');
  await expect(keep([things[0]!])).rejects.toThrow('does not take this');
});
