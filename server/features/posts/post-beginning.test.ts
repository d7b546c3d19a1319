import { expect, test } from 'vitest';
import { nextBeginning } from './post-beginning.ts';

const NOW = 1_000;
const first = { title: 'First', content: 'a generated text' };
const second = { title: 'Second', content: 'another one' };
const unconfirmed = { ...first, confirmedAt: null };
const confirmed = { ...first, confirmedAt: 500 };

test.each([
  ['a hand-typed post has no generated text', null, {}, null],
  ['a hand-typed post has nothing to confirm', null, { inOwnWords: true }, null],
  ['stores a generated text', null, { generated: first }, unconfirmed],
  [
    'accepts a confirmation with the generated text',
    null,
    { generated: first, inOwnWords: true },
    { ...first, confirmedAt: NOW },
  ],
  ['keeps the generated text through an edit', unconfirmed, {}, unconfirmed],
  ['keeps the confirmation through an edit', confirmed, {}, confirmed],
  ['stores the time of a confirmation', unconfirmed, { inOwnWords: true }, { ...first, confirmedAt: NOW }],
  ['keeps the first time on a second confirmation', confirmed, { inOwnWords: true }, confirmed],
  ['withdraws a confirmation', confirmed, { inOwnWords: false }, unconfirmed],
  ['keeps the confirmation for the same text', confirmed, { generated: first }, confirmed],
  [
    'drops the confirmation for another text',
    confirmed,
    { generated: second },
    { ...second, confirmedAt: null },
  ],
  [
    'treats another title as another text',
    confirmed,
    { generated: { ...first, title: 'Changed' } },
    { ...first, title: 'Changed', confirmedAt: null },
  ],
  [
    'confirms another text on its own',
    confirmed,
    { generated: second, inOwnWords: true },
    { ...second, confirmedAt: NOW },
  ],
])('for the generated text of a post: %s', (_what, old, given, expected) => {
  expect(nextBeginning(old, given, NOW)).toEqual(expected && { ...expected, byModel: true });
});

test('remembers whether a model wrote the text', () => {
  const given = { generated: { title: null, content: 'Ours.', byModel: false } };
  const begun = nextBeginning(null, given, NOW);
  expect(begun).toMatchObject({ byModel: false });
  expect(nextBeginning(begun, { inOwnWords: true }, NOW)).toMatchObject({ byModel: false });
});
