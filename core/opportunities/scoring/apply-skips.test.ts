import { expect, test } from 'vitest';
import { applySkips, countSkips, type Skip } from './apply-skips.ts';
import { scoreThread, type ThreadToScore } from './score-thread.ts';

const THREAD: ThreadToScore = {
  title: 'Which tool do you use to chase late invoices?',
  text: 'I lose a day a week. What would you recommend?',
  subreddit: 'SaaS',
  keywords: ['invoice'],
  keywordsAsked: 1,
  standing: null,
};
const judged = scoreThread(THREAD);
const TRAITS = { community: 'SaaS', keywords: ['invoice'] };
const skip = (differs: Partial<Skip> = {}): Skip => ({
  reason: 'community',
  community: 'saas',
  threadType: judged.threadType,
  keywords: ['invoice'],
  ...differs,
});
const apply = (...skips: Skip[]) => applySkips(judged, TRAITS, countSkips(skips));
const sum = ({ parts }: { parts: { points: number }[] }) =>
  parts.reduce((total, { points }) => total + points, 0);

test.each<[reason: Skip['reason'], because: string]>([
  ['community', 'You skipped 1 thread in r/SaaS.'],
  ['kind', 'You skipped 1 thread among questions.'],
  ['keyword', 'You skipped 1 thread for “invoice”.'],
])('after a skip because of its %s, the next similar thread loses four points', (reason, because) => {
  const taught = apply(skip({ reason }));
  expect(taught.score).toBe(judged.score - 4);
  expect(taught.parts.at(-1)).toEqual({ name: 'your skips', points: -4, of: 0, because });
});

test.each<Partial<Skip>>([
  { community: 'webdev' },
  { reason: 'kind', threadType: 'hiring' },
  { reason: 'keyword', keywords: ['plug'] },
  { reason: 'late' },
  { reason: 'other' },
])('an unrelated skip does not change the score: %o', (differs) => {
  expect(apply(skip(differs))).toEqual(judged);
});

test('the parts sum to the score, which loses at most 20 points per reason and never drops below 0', () => {
  const many = Array.from({ length: 30 }, () => skip());
  expect(apply(...many).score).toBe(judged.score - 20);
  const all = (['community', 'kind', 'keyword'] as const).flatMap((reason) =>
    many.map(() => skip({ reason })),
  );
  const taught = apply(...all);
  expect(taught.score).toBe(Math.max(0, judged.score - 60));
  expect(sum(taught)).toBe(taught.score);
});

test('lists each reason once', () => {
  const { parts } = apply(skip(), skip(), skip({ reason: 'kind' }));
  expect(parts.at(-1)?.because).toBe('You skipped 2 threads in r/SaaS and 1 among questions.');
});

test('does not penalize a thread with another, better keyword', () => {
  const traits = { ...TRAITS, keywords: ['invoice', 'late payment'] };
  expect(applySkips(judged, traits, countSkips([skip({ reason: 'keyword' })])).score).toBe(judged.score);
});

test('returns the points of an undone skip', () => {
  expect(applySkips(apply(skip()), TRAITS, countSkips([]))).toEqual(judged);
});
