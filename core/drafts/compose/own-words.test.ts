import { expect, test } from 'vitest';
import { isWhole, toSentence, withLead } from './own-words.ts';

test.each([
  ['slow builds, 40 min', 'Slow builds, 40 min.'],
  ['  it works!  ', 'It works!'],
  ['- asked twice,', 'Asked twice.'],
  ['iOS first', 'iOS first.'],
  ['n8n did it', 'n8n did it.'],
  ['a “quoted end.”', 'A “quoted end.”'],
  ['done 🎉', 'Done 🎉'],
  ['', ''],
])('“%s” as a sentence is “%s”', (line, sentence) => {
  expect(toSentence(line)).toBe(sentence);
});

test.each([
  ['we tried ads', true],
  ['It writes invoices', true],
  ['Late invoices are a pricing problem', true],
  ['9 said yes at once', true],
  ['the old builds took hours', true],
  ['slow builds, 40 min', false],
  ['freelancers who hate spreadsheets', false],
  ['no mobile app', false],
])('“%s” stands by itself: %s', (line, whole) => {
  expect(isWhole(line)).toBe(whole);
});

test('only what is no sentence gets words before it', () => {
  expect(withLead('Before:', 'slow builds')).toBe('Before: slow builds.');
  expect(withLead('Before:', 'we had slow builds')).toBe('We had slow builds.');
  expect(withLead('', 'slow builds')).toBe('Slow builds.');
});
