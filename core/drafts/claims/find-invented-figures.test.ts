import { expect, test } from 'vitest';
import { createInventionFinder } from './find-invented.ts';

const own = [
  'We have 40 customers and send 900 reminders a day',
  'The trial lasts two weeks',
  'It took 300 hours of work',
];
const find = createInventionFinder({ own, other: [] });

test.each([
  ['We send 900 reminders a week.', 'another time'],
  ['The trial lasts two months.', 'another span'],
  ['It took $300 of work.', 'money for hours'],
])('flags the figure in “%s”: %s', (sentence) => {
  expect(find(sentence)).not.toEqual([]);
});

test.each(['We send 900 reminders a day.', 'The trial lasts two weeks.', 'It took 300 hours of work.'])(
  'accepts “%s”',
  (sentence) => {
    expect(find(sentence)).toEqual([]);
  },
);

test('ignores a comparison in a question', () => {
  expect(find('Which is the best way to remind them?')).toEqual([]);
  expect(find('This is the best way to remind them.')).toEqual(['the best']);
});
