import { expect, test } from 'vitest';
import { createFactFinder } from './fact-finder.ts';

const FACTS = [
  'Each month we pick one small roaster in Norway and send you two 250 g bags, roasted to order and posted within 48 hours. I began in 2024.',
  'It has no mobile app.',
  'Jeden Monat wählen wir eine kleine Rösterei in Norwegen aus.',
];
const find = createFactFinder(FACTS);

test.each([
  'Each month we pick one small roaster in Norway and send you two 250 g bags.',
  'We pick one small roaster in Norway every month and send two 250 g bags.',
  'All bags are roasted to order and posted within 48 hours.',
  'Wir wählen jeden Monat eine kleine Rösterei in Norwegen aus, wie ihr wisst.',
])('finds the fact that “%s” repeats', (sentence) => {
  expect(find(`How long do you rest coffee?\n\nI rest it. ${sentence} And you?`)).toBe(sentence);
});

test.each([
  'How long do you let light roasted coffee rest before you brew it?',
  'I rest washed coffees for twelve days and naturals for three weeks.',
  'Notion has no mobile app for that.',
  'There is one small roaster in Bergen.',
])('finds no fact in “%s”', (sentence) => {
  expect(find(sentence)).toBeNull();
});

test('finds nothing without facts', () => {
  expect(createFactFinder([])(FACTS.join(' '))).toBeNull();
});
