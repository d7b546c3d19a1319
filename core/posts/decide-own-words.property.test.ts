import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { decideOwnWords } from './decide-own-words.ts';

const theirWord = fc.stringMatching(/^[a-m]{1,6}$/);
const ownWord = fc.stringMatching(/^[n-z]{1,6}$/);
const theirs = fc.array(theirWord, { minLength: 1, maxLength: 200 });
const own = fc.array(ownWord, { maxLength: 100 });

const computeShare = (text: readonly string[], generated: readonly string[]) =>
  decideOwnWords(
    'comment',
    { title: null, content: text.join(' ') },
    { title: null, content: generated.join(' ') },
  ).share;

/** The textbook algorithm: slow but simple. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  let above = Array.from({ length: other.length + 1 }, () => 0);
  for (const word of one) {
    const row = [0];
    for (const [index, theirWord] of other.entries())
      row.push(
        word === theirWord ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0),
      );
    above = row;
  }
  return above.at(-1) ?? 0;
}

test('the share agrees with a textbook longest common subsequence', () => {
  const fewWords = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 150 });
  fc.assert(
    fc.property(fewWords, fewWords, (text, generated) => {
      fc.pre(text.join(' ') !== generated.join(' '));
      const expected = (text.length - longestCommon(text, generated)) / text.length;
      expect(computeShare(text, generated)).toBeCloseTo(expected, 12);
    }),
  );
});

test('each replaced word counts exactly once at any position', () => {
  fc.assert(
    fc.property(theirs, fc.infiniteStream(fc.boolean()), ownWord, (generated, choices, word) => {
      const text = generated.map((each) => (choices.next().value ? word : each));
      expect(computeShare(text, generated)).toBeCloseTo(
        text.filter((each) => each === word).length / text.length,
      );
    }),
  );
});

test('removed words add nothing to the share, and every added word counts in full', () => {
  fc.assert(
    fc.property(theirs, fc.infiniteStream(fc.boolean()), own, (generated, choices, added) => {
      const kept = generated.filter(() => choices.next().value);
      fc.pre(kept.length > 0);
      expect(computeShare(kept, generated)).toBe(0);
      expect(computeShare([...kept, ...added], generated)).toBeCloseTo(
        added.length / (kept.length + added.length),
      );
    }),
  );
});

test('case, punctuation, spacing, invisible letters and markup do not change a word', () => {
  const sign = fc.constantFrom(
    ' ',
    '  ',
    '\n',
    '\n\n',
    ', ',
    '. ',
    ' — ',
    '! ',
    ' **',
    '* ',
    ' > ',
    ' "',
    '; ',
  );
  const dress = fc.constantFrom<(word: string) => string>(
    (word) => word.toUpperCase(),
    (word) => `**${word}**`,
    (word) => Array.from(word).join('\u200b'),
    (word) => Array.from(word).join('\u00ad'),
    (word) => word.replaceAll('a', 'а').replaceAll('e', 'é'),
    (word) => `${word}'`,
  );
  const disguise = fc.infiniteStream(fc.tuple(sign, dress));
  fc.assert(
    fc.property(theirs, disguise, (generated, disguises) => {
      const text = generated.map((word) => {
        const [before, put] = disguises.next().value as [string, (word: string) => string];
        return `${before}${put(word)}`;
      });
      expect(computeShare([text.join('')], generated)).toBe(0);
    }),
  );
});

test('reordered sentences do not count as the author’s own', () => {
  const sentences = fc.uniqueArray(
    theirs.map((words) => `${words.slice(0, 12).join(' ')}.`),
    { minLength: 2, maxLength: 12 },
  );
  fc.assert(
    fc.property(sentences, (generated) => {
      expect(computeShare(generated.toReversed(), generated)).toBe(0);
    }),
  );
});

test('the share of own words is between 0 and 1 for any two texts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, generated) => {
      const share = computeShare([text], [generated]);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});

test('measures the longest possible texts, in which every letter is a word', () => {
  const letters = (step: number) =>
    Array.from({ length: 40_000 }, (_, no) => String.fromCodePoint(0x4e00 + ((no * step) % 3_000)));
  const share = computeShare(letters(7), letters(11));
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(1);
});
