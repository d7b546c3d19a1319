import { expect, test } from 'vitest';
import { isMadeOfOwnWords } from './is-made-of-own-words.ts';

const ada = { email: 'ada.lovelace@engines.example', names: ['Ada', 'King', null] };

test.each([
  'ada.lovelace@engines.example',
  'AdaLovelace1852',
  'lovelace!!',
  'ada-king-2024',
  'Threadwell1',
  'engines.ada',
  'threadwell-ada-x',
])('what anybody knows of its owner is no password: %s', (password) => {
  expect(isMadeOfOwnWords(password, ada)).toBe(true);
});

test.each([
  'correct horse battery',
  '94815-72360-11',
  'ada likes her tea green',
  'unthreadable well of mine',
])('a password of other words may hold one of them: %s', (password) => {
  expect(isMadeOfOwnWords(password, ada)).toBe(false);
});

test('short words of an address are in too many passwords to count', () => {
  const al = { email: 'al@x.io', names: ['Al'] };
  expect(isMadeOfOwnWords('al1al2al3', al)).toBe(false);
});
