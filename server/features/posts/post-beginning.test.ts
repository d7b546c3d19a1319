import { expect, test } from 'vitest';
import { nextBeginning } from './post-beginning.ts';

const NOW = 1_000;
const first = { title: 'First', content: 'a generated text' };
const second = { title: 'Second', content: 'another one' };
const unconfirmed = { ...first, confirmedAt: null };
const confirmed = { ...first, confirmedAt: 500 };

test.each([
  ['a post typed by hand has none', null, {}, null],
  ['a post typed by hand has nothing to confirm', null, { inOwnWords: true }, null],
  ['a generated text is kept', null, { generated: first }, unconfirmed],
  [
    'a generated text can be confirmed at once',
    null,
    { generated: first, inOwnWords: true },
    { ...first, confirmedAt: NOW },
  ],
  ['an edit keeps it', unconfirmed, {}, unconfirmed],
  ['an edit keeps the confirmation', confirmed, {}, confirmed],
  ['a confirmation has its time', unconfirmed, { inOwnWords: true }, { ...first, confirmedAt: NOW }],
  ['a second confirmation keeps the first time', confirmed, { inOwnWords: true }, confirmed],
  ['a confirmation can be withdrawn', confirmed, { inOwnWords: false }, unconfirmed],
  ['the same text again keeps the confirmation', confirmed, { generated: first }, confirmed],
  ['another text is not confirmed', confirmed, { generated: second }, { ...second, confirmedAt: null }],
  [
    'another title is another text',
    confirmed,
    { generated: { ...first, title: 'Changed' } },
    { ...first, title: 'Changed', confirmedAt: null },
  ],
  [
    'another text can be confirmed itself',
    confirmed,
    { generated: second, inOwnWords: true },
    { ...second, confirmedAt: NOW },
  ],
])('%s', (_what, old, given, expected) => {
  expect(nextBeginning(old, given, NOW)).toEqual(expected && { ...expected, byModel: true });
});

test('whether a model wrote it stays with it', () => {
  const given = { generated: { title: null, content: 'Ours.', byModel: false } };
  const begun = nextBeginning(null, given, NOW);
  expect(begun).toMatchObject({ byModel: false });
  expect(nextBeginning(begun, { inOwnWords: true }, NOW)).toMatchObject({ byModel: false });
});
