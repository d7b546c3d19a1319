import { expect, test } from 'vitest';
import { toldFinding, toldPreflight } from '#test/told-preflight.ts';
import { quotesOf, sayOnce } from './say-once.ts';

const finding = toldFinding();
const { text, quote, remedy } = finding;

test('drops what the preflight already says', () => {
  const refused = `${text} Its rule: “${quote}” ${remedy} You can save it as a draft meanwhile.`;
  expect(sayOnce(refused, toldPreflight(finding))).toBe(
    'The preflight says what holds this back. You can save it as a draft meanwhile.',
  );
  const changed =
    `The rules of r/webdev changed after this was scheduled. ${text} Its rule: “${quote}” ${remedy} ` +
    'If the text keeps to the rules as they are now, send it again.';
  expect(sayOnce(changed, toldPreflight(finding))).toBe(
    'The rules of r/webdev changed after this was scheduled. The preflight says what holds this ' +
      'back. If the text keeps to the rules as they are now, send it again.',
  );
});

test('keeps everything else', () => {
  expect(sayOnce('Too long.', toldPreflight(finding))).toBe('Too long.');
  expect(sayOnce(`${text} ${remedy}`, undefined)).toBe(`${text} ${remedy}`);
  expect(sayOnce(text, toldPreflight({ ...finding, severity: 'note' }))).toBe(text);
  expect(sayOnce(undefined, toldPreflight(finding))).toBeUndefined();
});

test('collects all quotes that a preflight shows', () => {
  const kept = [{ about: 'links' as const, text: 'It has no link.', quote: 'No links.' }];
  const shown = { ...toldPreflight(toldFinding({ quote: 'Sundays only.' })), kept };
  expect(quotesOf(shown)).toEqual(['Sundays only.', 'No links.']);
  expect(quotesOf(undefined)).toEqual([]);
});
