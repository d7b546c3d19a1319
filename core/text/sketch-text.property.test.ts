import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { measureSimilarity, NEAR_DUPLICATE_THRESHOLD } from './measure-similarity.ts';
import { mayBeNearDuplicates, nearDuplicateRange, packOutline, unpackOutline } from './outline.ts';
import { areNearDuplicates, packGrams, type Sketch, sketchText, unpackGrams } from './sketch-text.ts';

const word = fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l');

/** A text, and variants of it with words changed, dropped, added or moved. */
const textsOf = (maxLength: number, runs: number) =>
  fc.array(word, { maxLength }).chain((start) => {
    const words = Array.from({ length: runs }, (_, run) =>
      start.map((each) => (run === 0 ? each : `${each}${run}`)),
    ).flat();
    const variant = fc
      .tuple(
        fc.nat({ max: words.length }),
        fc.nat({ max: 2 + Math.ceil(words.length / 10) }),
        fc.constantFrom('change', 'drop', 'add', 'move'),
      )
      .map(([at, count, how]) => {
        const rest = [...words];
        const cut = how === 'add' ? [] : rest.splice(at, count);
        if (how === 'change') rest.splice(at, 0, ...cut.map((_, no) => `new${no}`));
        if (how === 'add') rest.splice(at, 0, ...Array.from({ length: count }, (_, no) => `more${no}`));
        return (how === 'move' ? [...cut, ...rest] : rest).join(' ');
      });
    return fc.tuple(fc.constant(words.join(' ')), variant);
  });

/** The sketch after a round trip through storage. */
const stored = ({ grams, outline }: Sketch): Sketch => ({
  grams: unpackGrams(packGrams(grams)),
  outline: unpackOutline(grams.length, packOutline(outline)),
});

/** The differences between comparing sketches and comparing texts. */
function findFaults(text: string, variant: string): string[] {
  const isNear = measureSimilarity(text, variant) >= NEAR_DUPLICATE_THRESHOLD;
  const [one, other] = [sketchText(text), stored(sketchText(variant))];
  const faults: string[] = [];
  if (areNearDuplicates(one.grams, other.grams) !== isNear) faults.push('one and the other');
  if (areNearDuplicates(other.grams, one.grams) !== isNear) faults.push('the other and one');
  if (!isNear) return faults;
  if (!mayBeNearDuplicates(one.outline, other.outline)) faults.push('outlines of one and the other');
  if (!mayBeNearDuplicates(other.outline, one.outline)) faults.push('outlines of the other and one');
  const [least, most] = nearDuplicateRange(one.outline.count);
  if (other.outline.count < least || other.outline.count > most) faults.push('size');
  return faults;
}

test('sketches and texts give the same result, and outlines exclude no near-duplicate', () => {
  fc.assert(
    fc.property(textsOf(90, 1), ([text, variant]) => {
      expect(findFaults(text, variant)).toEqual([]);
    }),
  );
});

test('sketches and texts give the same result for long texts, and for texts of different lengths', () => {
  fc.assert(
    fc.property(textsOf(60, 8), ([text, variant]) => {
      expect(findFaults(text, variant)).toEqual([]);
    }),
  );
});

test('texts exactly at the threshold are near-duplicates', () => {
  // Of 37 trigrams each, 34 are shared: 34 of 40 in total, exactly 0.85.
  const words = Array.from({ length: 39 }, (_, no) => `w${no}`);
  const [one, other] = [words.join(' '), [...words.slice(0, 36), 'x', 'y', 'z'].join(' ')];
  expect(measureSimilarity(one, other)).toBe(NEAR_DUPLICATE_THRESHOLD);
  expect(findFaults(one, other)).toEqual([]);
});

test.each([150, 1_500])('the outlines of unrelated texts of %i words rule out a near-duplicate', (count) => {
  const text = (name: string) => Array.from({ length: count }, (_, no) => `${name}${no}`).join(' ');
  const shared = text('shared').slice(0, 4 * count);
  const [one, other] = [`${text('one')} ${shared}`, `${text('other')} ${shared}`].map(sketchText);
  expect(mayBeNearDuplicates(one!.outline, other!.outline)).toBe(false);
});
