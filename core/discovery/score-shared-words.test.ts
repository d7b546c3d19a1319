import { expect, test } from 'vitest';
import { scoreSharedWords, type WordHit } from './score-shared-words.ts';

const hit = (communityId: string, stem: string, place = 2): WordHit => ({
  communityId,
  stem,
  word: `${stem}s`,
  place,
});
const profile = new Map([
  ['invoice', 1],
  ['client', 1],
  ['work', 1],
]);

test('rare words count more than frequent ones, and come first in the reason', () => {
  const frequent = ['a', 'b', 'c', 'd', 'e'].map((id) => hit(id, 'work'));
  const [first, second, ...others] = scoreSharedWords(
    profile,
    [...frequent, hit('a', 'client'), hit('b', 'invoice'), hit('b', 'client')],
    10,
  );
  expect(first).toMatchObject({ communityId: 'b', words: ['invoices', 'clients', 'works'] });
  expect(second?.communityId).toBe('a');
  expect(others).toEqual([]);
});

test('a word in a name counts more than in a description', () => {
  const hits = [hit('a', 'client'), hit('a', 'work'), hit('b', 'client', 0), hit('b', 'work')];
  expect(scoreSharedWords(profile, hits, 10).map(({ communityId }) => communityId)).toEqual(['b', 'a']);
});

test('a word that weighs more in the profile counts more', () => {
  const heavy = new Map([...profile, ['client', 5]]);
  const hits = [hit('a', 'invoice'), hit('a', 'work'), hit('b', 'client'), hit('b', 'work')];
  expect(scoreSharedWords(heavy, hits, 10)[0]?.communityId).toBe('b');
});

test('a single shared word is no similarity', () => {
  expect(scoreSharedWords(profile, [hit('a', 'client')], 10)).toEqual([]);
});
