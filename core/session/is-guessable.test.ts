import { expect, test } from 'vitest';
import { isGuessable } from './is-guessable.ts';

const ada = { email: 'ada.lovelace@engines.example', names: ['Ada', 'King', null] };

test.each([
  'ada.lovelace@engines.example',
  'AdaLovelace1852',
  'lovelace!!',
  'ada-king-2024',
  'Threadwell1',
  'engines.ada',
  'threadwell-ada-x',
])('rejects a password made of public facts about its owner: %s', (password) => {
  expect(isGuessable(password, ada)).toBe(true);
});

test.each([
  'correct horse battery',
  '94815-72360-11',
  'ada likes her tea green',
  'unthreadable well of mine',
])('accepts a password in which such a word is one among others: %s', (password) => {
  expect(isGuessable(password, ada)).toBe(false);
});

test('ignores short words of an address, which occur in too many passwords', () => {
  const al = { email: 'al@x.io', names: ['Al'] };
  expect(isGuessable('al1al2al3', al)).toBe(false);
});
