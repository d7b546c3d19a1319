import { expect, test } from 'vitest';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { listQuotes, omitRepeated } from './omit-repeated.ts';

const finding = sampleFinding();
const { text, quote, remedy } = finding;

test('leaves out what the preflight already says', () => {
  const refused = `${text} Its rule: “${quote}” ${remedy} You can save it as a draft meanwhile.`;
  expect(omitRepeated(refused, samplePreflight(finding))).toBe(
    'The preflight says what holds this back. You can save it as a draft meanwhile.',
  );
  const changed =
    `The rules of r/webdev changed after this was scheduled. ${text} Its rule: “${quote}” ${remedy} ` +
    'If the text keeps to the rules as they are now, send it again.';
  expect(omitRepeated(changed, samplePreflight(finding))).toBe(
    'The rules of r/webdev changed after this was scheduled. The preflight says what holds this ' +
      'back. If the text keeps to the rules as they are now, send it again.',
  );
});

test('keeps everything that the preflight does not say', () => {
  expect(omitRepeated('Too long.', samplePreflight(finding))).toBe('Too long.');
  expect(omitRepeated(`${text} ${remedy}`, undefined)).toBe(`${text} ${remedy}`);
  expect(omitRepeated(text, samplePreflight({ ...finding, severity: 'note' }))).toBe(text);
  expect(omitRepeated(undefined, samplePreflight(finding))).toBeUndefined();
});

test('collects all quotes that a preflight shows', () => {
  const kept = [{ about: 'links' as const, text: 'It has no link.', quote: 'No links.' }];
  const shown = { ...samplePreflight(sampleFinding({ quote: 'Sundays only.' })), kept };
  expect(listQuotes(shown)).toEqual(['Sundays only.', 'No links.']);
  expect(listQuotes(undefined)).toEqual([]);
});
