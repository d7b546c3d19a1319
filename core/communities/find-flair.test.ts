import { expect, test } from 'vitest';
import { listChoosableFlairs } from './find-flair.ts';

const flair = (id: string, text: string, moderatorsOnly = false) => ({ id, text, moderatorsOnly });

test('offers authors the flairs not reserved for moderators, without duplicates', () => {
  const flairs = [
    flair('a', 'Show', true),
    flair('b', 'Show'),
    flair('c', ' show '),
    flair('d', ' '),
    flair('e', 'Question'),
  ];
  expect(listChoosableFlairs(flairs).map(({ id }) => id)).toEqual(['b', 'e']);
});
