import { expect, test } from 'vitest';
import type { DraftRequest } from '../../draft-request.ts';
import { makeRequest } from '../../testing/make-request.ts';
import type { Angle } from '../draft-outline.ts';
import { setScene } from '../scene.ts';
import { checklist } from './checklist.ts';
import { comparison } from './comparison.ts';
import { CONTRASTS } from './contrasts.ts';
import { feedback } from './feedback.ts';
import { lesson } from './lesson.ts';
import { plan } from './plan.ts';
import { question } from './question.ts';

const SEEDS = Array.from({ length: 25 }, (_, seed) => `${seed}`);
const outline = (angle: Angle, topic: string, count = 3, differs: Partial<DraftRequest> = {}) => {
  const scene = setScene(makeRequest({ topic, ctaStyle: 'none', website: null, ...differs }));
  const points = scene.concerns.slice(0, count);
  return { ...angle(scene, points), points };
};
const titlesOf = (angle: Angle, topic: string) => outline(angle, topic).titles.filter(Boolean);
const middles = (angle: Angle, topic: string, count?: number) =>
  SEEDS.map((seed) => {
    const { middle, points } = outline(angle, topic, count, { seed });
    return { text: middle.join('\n\n'), points };
  });

test.each<[string, Angle, string, string[]]>([
  ['a question asks itself', question, 'Why do clients pay late?', ['Why do clients pay late?']],
  [
    'an order becomes a question',
    question,
    'Reduce churn',
    ['How do you reduce churn?', 'What is your way to reduce churn?'],
  ],
  ['a statement too', question, 'My clients are late', ['My clients are late: how do you see it?']],
  [
    'a lesson counts its points',
    lesson,
    'Why do clients pay late?',
    ['Why do clients pay late? Three thoughts'],
  ],
  [
    'a comparison names both sides',
    comparison,
    'React vs Vue',
    [
      'React or Vue: what decides it for you?',
      'React or Vue: which one, and for what?',
      'React vs Vue: what would you compare them on?',
    ],
  ],
  [
    'a checklist comes before the deed',
    checklist,
    'Reduce churn',
    [
      'Before you reduce churn: a short checklist',
      'How to reduce churn: a checklist to pick apart',
      'A checklist for anyone who wants to reduce churn. What is missing?',
    ],
  ],
  [
    'a call for feedback stays one',
    feedback,
    'Feedback please, my clients are late',
    ['Feedback please, my clients are late'],
  ],
  [
    'a plan is mine',
    plan,
    'Reduce churn',
    [
      'My plan to reduce churn: what would you change?',
      'A plan to reduce churn: what would you change?',
      'A simple plan to reduce churn. Where is it weak?',
    ],
  ],
  [
    'but not where it is about yours',
    plan,
    'Reduce my churn',
    [
      'A plan to reduce your churn: what would you change?',
      'A simple plan to reduce your churn. Where is it weak?',
    ],
  ],
])('of titles, %s', (_sentence, angle, topic, titles) => {
  expect(titlesOf(angle, topic)).toEqual(titles);
});

test.each([
  ['question', question, 'ask'],
  ['lesson', lesson, 'weigh'],
  ['checklist', checklist, 'check'],
  ['plan', plan, 'check'],
  ['comparison', comparison, 'ask'],
] as const)('a %s takes up every point that it is given', (_name, angle, form) => {
  for (const count of [1, 2, 5])
    for (const { text, points } of middles(angle, 'late invoices', count))
      for (const point of points) expect(text).toContain(point[form]);
});

test('feedback says what it thinks of the first half of its points and asks about the other half', () => {
  for (const { text, points } of middles(feedback, 'late invoices', 5)) {
    for (const { weigh } of points.slice(0, 3)) expect(text).toContain(weigh);
    for (const { ask } of points.slice(3)) expect(text).toContain(ask);
    expect(text).not.toContain(points[4]?.weigh);
    expect(text).not.toContain(points[0]?.ask);
  }
});

test('a plan is numbered, with decisions first and limits last', () => {
  for (const { text } of middles(plan, 'zebras at night', 8)) {
    const steps = text.split('\n');
    expect(steps.map((step) => Number.parseInt(step, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const at = (words: string) => steps.findIndex((step) => step.includes(words));
    expect(at('Write down what success looks like')).toBeLessThan(at('Ask somebody'));
    expect(at('Ask somebody')).toBeLessThan(at('Set a limit in advance'));
  }
});

test('two ways are compared with both sides of each, and an open question is not made into two ways', () => {
  const contrasts = new Set(
    middles(comparison, 'late invoices').map(({ text }) => {
      const contrast = CONTRASTS.find(({ ways }) => text.includes(ways[0]));
      for (const part of [...(contrast?.ways ?? ['none']), ...(contrast?.sides ?? [])])
        expect(text).toContain(part);
      return contrast;
    }),
  );
  expect(contrasts.size).toBeGreaterThan(2);
  for (const { text } of middles(comparison, 'Why do clients pay late?'))
    expect(CONTRASTS.some(({ ways }) => text.includes(ways[0]))).toBe(false);
});
