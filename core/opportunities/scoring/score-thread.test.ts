import { expect, test } from 'vitest';
import { scoreThread, type Standing, type ThreadToScore } from './score-thread.ts';

const STANDING: Standing = {
  ageHours: 1,
  upvotes: 12,
  comments: 3,
  velocity: 15,
  usualVelocity: 5,
  promotionalComments: 0,
  halfLifeHours: null,
};
const thread = (given: Partial<ThreadToScore>): ThreadToScore => ({
  title: '',
  text: '',
  keywords: [],
  keywordsAsked: 0,
  standing: null,
  ...given,
});

test('a thread that asks what to use is worth much, and says why', () => {
  const scored = scoreThread(
    thread({
      title: 'Can anyone recommend software for invoices?',
      text: 'Freelancer here, five clients. Spreadsheets are killing me.',
      keywords: ['invoices'],
      keywordsAsked: 2,
      standing: STANDING,
      promotion: 'allowed',
    }),
  );
  expect(scored).toMatchObject({
    intent: 'recommendation',
    intentLevel: 'high',
    competitionLevel: 'low',
    threadType: 'question',
  });
  expect(scored.score).toBeGreaterThanOrEqual(80);
  expect(scored.parts.find(({ name }) => name === 'intent')?.because).toBe(
    'Asks for a recommendation: “Can anyone recommend software for invoices?”',
  );
});

test.each([
  [
    'comparison',
    'Notion vs Obsidian, which one should I choose?',
    'I take notes for university. Which is better?',
  ],
  [
    'complaint',
    'Terrible experience with their customer service',
    'They charged me twice and refuse to refund me. Worst company ever, avoid them.',
  ],
  [
    'help',
    'How do I get clients to pay on time?',
    'I am a freelancer and two clients are late. What should I do?',
  ],
  ['none', 'My cat sat on the router', ''],
])('asks for %s: "%s"', (intent, title, text) => {
  expect(scoreThread(thread({ title, text })).intent).toBe(intent);
});

test('the parts add up to the score and fill the scale, whatever is known', () => {
  for (const standing of [null, STANDING])
    for (const promotion of [undefined, 'banned'] as const)
      for (const keywordsAsked of [0, 3]) {
        const { score, parts } = scoreThread(
          thread({
            title: 'Any good CRM for two people?',
            standing,
            keywordsAsked,
            ...(promotion && { promotion }),
          }),
        );
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(parts.reduce((sum, part) => sum + part.of, 0)).toBe(100);
        expect(parts.every(({ points, of }) => points >= 0 && points <= of)).toBe(true);
      }
});

test('who is still to come is told by the community’s own half-life, and by the usual one while it is not known', () => {
  const reachOf = (halfLifeHours: number | null) =>
    scoreThread(
      thread({ title: 'Any good CRM?', standing: { ...STANDING, ageHours: 4, halfLifeHours } }),
    ).parts.find(({ name }) => name === 'reach')!;
  expect(reachOf(12).points).toBeGreaterThan(reachOf(2).points);
  expect(reachOf(2).because).toBe(
    'About 25 % of its readers have yet to see it (half come within 2 hours here); 12 upvotes so far.',
  );
  expect(reachOf(null).because).toBe(
    'About 63 % of its readers have yet to see it (half usually come within 6 hours); 12 upvotes so far.',
  );
});

test('a text in another language is neutral and wants nothing that we can read', () => {
  const scored = scoreThread(
    thread({
      title: 'Welche Software nutzt ihr für Rechnungen?',
      text: 'Ich suche etwas für die Buchhaltung und bin mit allem nicht zufrieden.',
    }),
  );
  expect(scored).toMatchObject({
    sentiment: 'neutral',
    sentimentScore: 0,
    intent: 'none',
    threadType: 'other',
  });
});

test('a thread without a title or a text is scored all the same', () => {
  expect(scoreThread(thread({})).intent).toBe('none');
  expect(scoreThread(thread({ text: 'Can anyone recommend a booking tool?' })).intent).toBe('recommendation');
});
