import { expect, test } from 'vitest';
import { toPlainProse } from './to-plain-prose.ts';

test('removes layout, addresses and entities, and keeps words', () => {
  expect(toPlainProse('**Bold** &amp; [a link](https://x.example/y) or https://z.example ’tis')).toBe(
    "Bold & a link or 'tis",
  );
});

test('omits quotes and code unless there is nothing else', () => {
  expect(toPlainProse('> they said so\nI do not.\n    code()')).toBe('I do not.');
  expect(toPlainProse('> they said so')).toBe('they said so');
});
