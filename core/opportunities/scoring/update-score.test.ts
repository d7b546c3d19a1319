import { expect, test } from 'vitest';
import { applySkips, countSkips } from './apply-skips.ts';
import { updateScore } from './update-score.ts';
import { type Age, scoreThread, type Standing } from './score-thread.ts';

const STANDING: Standing = {
  ageHours: 0.2,
  upvotes: 12,
  comments: 3,
  velocity: 15,
  usualVelocity: 5,
  promotionalComments: null,
  halfLifeHours: 4,
};
const scored = (standing: Standing | Age | null) =>
  scoreThread({
    title: 'What do you use for invoices?',
    text: 'Freelancer here.',
    subreddit: 'freelance',
    keywords: ['invoices'],
    keywordsAsked: 1,
    standing,
    promotion: 'limited',
  });

test.each([[{ ageHours: 0.2 }], [STANDING]])(
  'a thread that has aged gets the score of an equally old one (%#)',
  (standing) => {
    const older = { ...standing, ageHours: 20 };
    expect(updateScore(scored(standing), { ageHours: 20 })).toEqual(scored(older));
    expect(scored(older).score).toBeLessThan(scored(standing).score);
    expect(scored(older).parts.find(({ name }) => name === 'freshness')?.because).toMatch(/^Is 20 hours old/);
  },
);

test('promotional answers lower the score once they are read, as if known from the start', () => {
  const answers = { comments: 12, promotionalComments: 4 };
  const counted = updateScore(scored(STANDING), answers);
  expect(counted).toEqual(scored({ ...STANDING, ...answers }));
  expect(counted.competitionLevel).toBe('medium');
  expect(counted.parts.find(({ name }) => name === 'competition')?.because).toBe(
    'Has 12 comments, 4 of them promoting something.',
  );
});

test('a score based on words alone does not change with age', () => {
  const byWords = scored(null);
  expect(updateScore(byWords, { ageHours: 20 })).toEqual(byWords);
});

test('skips never make an old thread’s score negative', () => {
  const poor = scoreThread({
    title: 'My cat',
    text: '',
    keywords: [],
    keywordsAsked: 0,
    standing: { ageHours: 0 },
  });
  const traits = { community: 'cats', keywords: [] };
  const skips = Array.from({ length: 9 }, () => ({
    reason: 'community' as const,
    community: 'cats',
    threadType: poor.threadType,
    keywords: [],
  }));
  const old = updateScore(applySkips(poor, traits, countSkips(skips)), { ageHours: 40 });
  expect(old.score).toBe(0);
  expect(old.parts.reduce((sum, { points }) => sum + points, 0)).toBe(0);
});
