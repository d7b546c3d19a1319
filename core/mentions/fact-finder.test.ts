import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { createFactFinder } from './fact-finder.ts';

const FACTS = [
  'Each month we pick one small roaster in Norway and send you two 250 g bags, roasted to order. I began in 2024.',
  'It has no mobile app.',
  'Bags are posted within 48 hours of roasting.',
  'You can cancel at any time and keep the data for 30 days.',
  'Jeden Monat wählen wir eine kleine Rösterei in Norwegen aus.',
];
const find = createFactFinder(FACTS);

test.each([
  'Each month we pick one small roaster in Norway and send you two 250 g bags.',
  'We are the ones who each month pick one small roaster in Norway and send you two 250 g bags, roasted to order.',
  'All bags are posted within 48 hours of roasting.',
  'Wir sagen es gern: jeden Monat wählen wir eine kleine Rösterei in Norwegen, wie ihr wisst.',
])('finds the repeated fact in “%s”', (sentence) => {
  expect(find(`How long do you rest coffee?\n\nI rest it. ${sentence} And you?`)).toBe(sentence);
});

test.each([
  'How long do you let light roasted coffee rest before you brew it?',
  'I rest washed coffees for twelve days and naturals for three weeks.',
  'Notion has no mobile app for that.',
  'There is one small roaster in Bergen.',
  'My gym lets you cancel at any time and keep the towel.',
])('finds no fact in “%s”', (sentence) => {
  expect(find(sentence)).toBeNull();
});

test.each([
  ['half of its trigrams', 'One two three four five six.', null],
  ['more than half', 'One two three four five six seven.', 'One two three four five six seven.'],
])('finds a fact of eight word triples if more than half occur: %s', (_how, text, found) => {
  expect(createFactFinder(['One two three four five six seven eight nine ten.'])(text)).toBe(found);
});

test.each([
  ['three trigrams', 'I say one two three four five, then stop.', null],
  ['four trigrams', 'I say one two three four five six.', 'I say one two three four five six.'],
])('finds a fact of five word triples if at least four occur: %s', (_how, text, found) => {
  expect(createFactFinder(['One two three four five six seven.'])(text)).toBe(found);
});

test('finds no fact in a quoted line', () => {
  expect(find(`  > ${FACTS[2]}\n\nIs that so?`)).toBeNull();
});

test('finds nothing without facts', () => {
  expect(createFactFinder([])(FACTS.join(' '))).toBeNull();
});

test.each([
  ['short lines', 'a\n'],
  ['a script without spaces', '我们在四十八小时内发货。'],
  ['long sentences', 'wor1 wor2 wor3 wor4 wor5 wor6 wor7 '],
])('reads a text with 50 facts about as fast as without facts: %s', (_what, part) => {
  const facts = Array.from({ length: 50 }, (_, fact) =>
    Array.from({ length: 40 }, (_each, at) => `wor${(fact * 37 + at * 7) % 997}`).join(' '),
  );
  const text = part.repeat(40_000 / part.length);
  const [one, all] = [createFactFinder(facts.slice(0, 1)), createFactFinder(facts)];
  const msOf = (finder: typeof one) => measureCpuMs(() => void finder(text));
  msOf(one);
  expect(msOf(all)).toBeLessThan(5 * Math.max(msOf(one), 2));
});
