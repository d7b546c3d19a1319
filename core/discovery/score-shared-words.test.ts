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
  ['audit', 1],
]);

test('ranks rare words above frequent ones, both in the score and in the reason', () => {
  const frequent = ['a', 'b', 'c', 'd', 'e'].map((id) => hit(id, 'audit'));
  const [first, second, ...others] = scoreSharedWords(
    profile,
    [...frequent, hit('a', 'client'), hit('b', 'invoice'), hit('b', 'client')],
    { all: 6, fewestWords: 2 },
  );
  expect(first).toMatchObject({ communityId: 'b', words: ['invoices', 'clients', 'audits'] });
  expect(second?.communityId).toBe('a');
  expect(others).toEqual([]);
});

test('weighs a word in a name more than in a description', () => {
  const hits = [hit('a', 'client'), hit('a', 'audit'), hit('b', 'client', 0), hit('b', 'audit')];
  expect(
    scoreSharedWords(profile, hits, { all: 6, fewestWords: 2 }).map(({ communityId }) => communityId),
  ).toEqual(['b', 'a']);
});

test('weighs a word by its weight in the profile', () => {
  const heavy = new Map([...profile, ['client', 5]]);
  const hits = [hit('a', 'invoice'), hit('a', 'audit'), hit('b', 'client'), hit('b', 'audit')];
  expect(scoreSharedWords(heavy, hits, { all: 6, fewestWords: 2 })[0]?.communityId).toBe('b');
});

test('ignores words that most communities have', () => {
  const everywhere = Array.from({ length: 12 }, (_, no) => hit(`c${no}`, 'audit'));
  const hits = [...everywhere, hit('c1', 'invoice'), hit('c1', 'client')];
  const found = scoreSharedWords(profile, hits, { all: 12, fewestWords: 1 });
  expect(found).toMatchObject([{ communityId: 'c1', words: ['invoices', 'clients'] }]);
});

test('ignores a single shared word unless it is in the community’s name', () => {
  const found = (place: number) =>
    scoreSharedWords(profile, [hit('a', 'client', place)], { all: 6, fewestWords: 2 }).length;
  expect([0, 1, 2, 3].map(found)).toEqual([1, 1, 0, 0]);
});

test('gives words found only in posts half the weight', () => {
  const found = (...places: number[]) => {
    const hits = places.map((place, at) => hit('a', ['client', 'audit', 'invoice', 'tax'][at] ?? '', place));
    const all = new Map([...profile, ['tax', 1]]);
    return scoreSharedWords(all, hits, { all: 6, fewestWords: 2 }).length > 0;
  };
  expect([found(3, 3), found(3, 3, 3), found(3, 3, 3, 3), found(2, 3), found(2, 3, 3), found(2, 2)]).toEqual([
    false,
    false,
    true,
    false,
    true,
    true,
  ]);
});
