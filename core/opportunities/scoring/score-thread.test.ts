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

test('gives a request for a product a high score, with reasons', () => {
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
])('detects the intent %s: "%s"', (intent, title, text) => {
  expect(scoreThread(thread({ title, text })).intent).toBe(intent);
});

test('says that no request was found, and how many points that costs', () => {
  const { parts } = scoreThread(thread({ title: 'My cat sat on the router', standing: STANDING }));
  expect(parts.find(({ name }) => name === 'intent')?.because).toBe(
    'No request found, so age, votes and comments count less.',
  );
});

test('the parts add up to the score, and their maxima to the full scale', () => {
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

test('estimates the share of readers still to come from the community’s half-life, or from the usual one', () => {
  const reachOf = (halfLifeHours: number | null) =>
    scoreThread(
      thread({ title: 'Any good CRM?', standing: { ...STANDING, ageHours: 4, halfLifeHours } }),
    ).parts.find(({ name }) => name === 'reach')!;
  expect(reachOf(12).points).toBeGreaterThan(reachOf(2).points);
  expect(reachOf(2).because).toBe('About 25% of its readers are still to come; 12 upvotes so far.');
  expect(reachOf(null).because).toBe('About 63% of its readers are still to come; 12 upvotes so far.');
});

test('rates a text in another language as neutral, without intent', () => {
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
    isTypeSure: false,
  });
});

test('scores a thread without a title or a text', () => {
  expect(scoreThread(thread({})).intent).toBe('none');
  expect(scoreThread(thread({ text: 'Can anyone recommend a booking tool?' })).intent).toBe('recommendation');
});
