import { expect, test } from 'vitest';
import { bullets, numbered, numberWord } from './draft-outline.ts';

test('lines become a list, with marks or with numbers', () => {
  expect(bullets(['Ask first', 'Wait'])).toBe('- Ask first\n- Wait');
  expect(numbered(['Ask first', 'Wait'])).toBe('1. Ask first\n2. Wait');
  expect(bullets([])).toBe('');
});

test.each([
  [1, 'One'],
  [6, 'Six'],
  [10, 'Ten'],
  [11, '11'],
])('%i of something are “%s”', (count, word) => {
  expect(numberWord(count)).toBe(word);
});
