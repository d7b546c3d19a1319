import { expect, test } from 'vitest';
import { decideOwnWords, toPercent } from './decide-own-words.ts';

const GENERATED = { title: 'One two three', content: 'Four five six seven. Eight nine ten.' };

test.each([
  ['nothing changed', GENERATED, 0, false],
  [
    'two of ten words replaced',
    { title: 'One deux three', content: 'Four five six seven. Eight neuf ten.' },
    20,
    false,
  ],
  [
    'three of ten words replaced',
    { title: 'Un deux trois', content: 'Four five six seven. Eight nine ten.' },
    30,
    true,
  ],
  ['another text', { title: 'Something else', content: 'Written by a person.' }, 100, true],
  ['no words left', { title: null, content: '🙂' }, 100, true],
])('measures %s', (_what, now, percent, enough) => {
  const decided = decideOwnWords('post', now, GENERATED);
  expect([toPercent(decided.share), decided.enough]).toEqual([percent, enough]);
});

test('ignores the title of a comment', () => {
  const newTitle = { ...GENERATED, title: 'All of mine' };
  expect(decideOwnWords('link', newTitle, GENERATED).share).toBeGreaterThan(0);
  expect(decideOwnWords('comment', newTitle, GENERATED).share).toBe(0);
});

test('rounds a percentage down', () => {
  expect([0, 0.29, 0.2999, 0.3, 1].map(toPercent)).toEqual([0, 29, 29, 30, 100]);
});
