import { expect, test } from 'vitest';
import { applyCorrections, readCorrection } from './correction.ts';
import { readRules } from './read-rules.ts';

const rules = [{ name: 'AI', text: 'Text written with AI must be tagged with [AI] in the title.' }];
const why = { reason: 'They told me', at: 5 };

test('a correction replaces a finding and keeps the community’s sentence', () => {
  const reading = readRules(rules, null);
  expect(reading).toMatchObject({ aiText: 'tag', titleTags: ['[AI]'], corrections: [] });
  const correction = readCorrection({ field: 'aiText', value: 'banned' }, why)!;
  const right = applyCorrections(reading, [correction]);
  expect(right).toMatchObject({ aiText: 'banned', titleTags: [], corrections: [correction] });
  expect(right.quotes).toEqual(reading.quotes);
});

test('counts a repeated day once', () => {
  const days = ['monday', 'friday', 'monday'];
  expect(readCorrection({ field: 'days', value: days }, why)?.value).toEqual(['monday', 'friday']);
  expect(readCorrection({ field: 'days', value: Array(8).fill('monday') }, why)).toBeNull();
});

test.each([
  ['promotion', 'permission', true],
  ['promotion', 'tag', false],
  ['links', 'allowed', true],
  ['disclosure', true, true],
  ['disclosure', 'yes', false],
  ['days', ['monday'], true],
  ['days', ['someday'], false],
  ['quotaDays', 30, true],
  ['quotaDays', null, true],
  ['quotaDays', 0, false],
  ['karma', 50, false],
])('for the field %s, %j is valid: %s', (field, value, isTaken) => {
  expect(readCorrection({ field, value }, why) !== null).toBe(isTaken);
});
