import { expect, test } from 'vitest';
import { ANGLES } from '#contract/drafts.ts';
import type { CommunityHabits, DraftRequest } from '../draft-request.ts';
import { askFor, makeRequest } from '../testing/make-request.ts';
import { setScene } from './scene.ts';
import { writePost } from './write-post.ts';

const SEEDS = Array.from({ length: 8 }, (_, seed) => `${seed}`);
const sceneOf = (differs: Partial<DraftRequest>) =>
  setScene(makeRequest({ topic: 'late invoices', ctaStyle: 'none', website: null, ...differs }));
const write = (differs: Partial<DraftRequest>) => writePost(sceneOf(differs)).content;
const habits = (bodyLength: number): CommunityHabits => ({ bodyLength, questionTitles: null, flairs: [] });
/** How many of the scene's points a text takes up, in whichever of their forms. */
const pointsIn = (differs: Partial<DraftRequest>) => {
  const text = write(differs);
  return sceneOf(differs).concerns.filter(({ ask, weigh, check }) =>
    [ask, weigh, check].some((form) => text.includes(form)),
  ).length;
};

test.each([
  ['question', 300, 2],
  ['checklist', 300, 4],
  ['plan', 300, 4],
  ['question', 750, 4],
  ['lesson', 860, 5],
  ['lesson', 9_000, 6],
] as const)('as a %s where texts have about %i characters, %i points are made', (angle, length, count) => {
  const made = SEEDS.map((seed) => pointsIn({ angle, seed, habits: habits(length) }));
  expect(Math.min(...made)).toBe(count);
});

test('a longer habit gives a longer text, up to what is still read', () => {
  for (const angle of ANGLES) {
    const [short, usual, long] = [200, 750, 20_000].map(
      (length) => write({ angle, habits: habits(length) }).length,
    );
    expect(short).toBeLessThan(usual ?? 0);
    expect(usual).toBeLessThan(long ?? 0);
    expect(long).toBeLessThan(2_500);
  }
});

test('a post that has to become a comment is a short one', () => {
  for (const seed of SEEDS)
    expect(write({ seed, rules: askFor({ body: { policy: 'notAllowed' } }) }).length).toBeLessThan(
      write({ seed }).length,
    );
});

test('where texts have to be short the topic is the last thing to go', () => {
  const topic = 'My clients pay late. What would you do in my place?';
  const whole = write({ topic });
  const cut = write({ topic, rules: askFor({ body: { maxLength: whole.length - 1 } }) });
  expect(whole.startsWith(topic)).toBe(true);
  expect(cut.startsWith(topic)).toBe(true);
  expect(cut.length).toBeLessThan(whole.length);
  expect(write({ topic, rules: askFor({ body: { maxLength: 100 } }) })).not.toContain(topic);
});

test('what a page has no sentence on, its headings say', () => {
  const headings = ['Reminders for late invoices', 'Fees on late invoices'];
  const website = {
    url: 'https://billwren.example/',
    title: 'Billwren',
    description: '',
    headings,
    text: '',
  };
  expect(write({ website })).toMatch(/reminders for late invoices and fees on late invoices/);
});
