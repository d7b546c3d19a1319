import { expect, test } from 'vitest';
import { fitGeneralStems } from './fit.ts';
import { GENERAL_STEMS } from './read.ts';

test('holds stems that fit any topic, and none that tell one', () => {
  for (const general of ['peopl', 'onlin', 'month', 'tri', 'great']) expect(GENERAL_STEMS).toContain(general);
  for (const telling of ['invoic', 'interview', 'databas', 'bookkeep', 'coffe'])
    expect(GENERAL_STEMS).not.toContain(telling);
});

test('fits stems that are spread over communities, and none that clump in a few', () => {
  const threads = Array.from({ length: 1_000 }, (_each, i) => ({
    community: `c${i % 40}`,
    stems: i % 40 < 10 ? ['again', 'invoic'] : ['again'],
  }));
  expect(fitGeneralStems(threads)).toEqual(['again']);
});
