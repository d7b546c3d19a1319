import { expect, test } from 'vitest';
import { choosableFlairs } from './find-flair.ts';

const flair = (id: string, text: string, moderatorsOnly = false) => ({ id, text, moderatorsOnly });

test('an author chooses among what is not the moderators’, and what says the same stands once', () => {
  const flairs = [
    flair('a', 'Show', true),
    flair('b', 'Show'),
    flair('c', ' show '),
    flair('d', ' '),
    flair('e', 'Question'),
  ];
  expect(choosableFlairs(flairs).map(({ id }) => id)).toEqual(['b', 'e']);
});
