import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHAPES, type Shape } from '#contract/drafting/shapes.ts';
import { fitShapes } from './fit.ts';
import { guessShape } from './read.ts';

const OBVIOUS: readonly (readonly [Shape, string])[] = [
  ['question', 'How do you find your first ten customers?'],
  ['story', 'What I learned from a year of cold calling'],
  ['launch', 'I built a browser extension that blocks cookie banners'],
  ['feedback', 'Would love feedback on my landing page'],
  ['comparison', 'Postgres or MySQL for a small shop?'],
  ['problem', 'My emails keep landing in spam after the update, please help'],
  ['howto', 'How to set up a backup server, step by step'],
  ['opinion', 'Unpopular opinion: most startups do not need a blog'],
  ['news', 'Google announces new rules for reviews'],
  ['link', 'https://example.com/report'],
];

test.each(OBVIOUS)('guesses the shape %s for "%s"', (shape, topic) => {
  expect(guessShape(topic).shape).toBe(shape);
});

test('is sure about the shape of a topic that is only an address', () => {
  expect(guessShape(' https://example.com/a?b=c ')).toEqual({ shape: 'link', sure: true });
});

test.each(['', '  ', '???', '🙂'])('guesses a question without being sure, for %j', (topic) => {
  expect(guessShape(topic)).toEqual({ shape: 'question', sure: false });
});

test.each([
  'blorp fnord wibble',
  'Notre boulangerie ouvre un deuxième magasin',
  'Ich habe eine App für Imker gebaut',
  'Мы запустили новое приложение для бухгалтеров',
  'フリーランスの請求書の書き方',
])('is not sure about %s', (topic) => {
  expect(guessShape(topic).sure).toBe(false);
});

test.each(['Wie viel kostet eine Beratung?', 'どうやって顧客を見つけますか？', 'كيف أجد العملاء؟'])(
  'recognizes the question mark of %s',
  (topic) => {
    expect(guessShape(topic).shape).toBe('question');
  },
);

test('fits the same weights to the same labels', () => {
  const examples = Array.from({ length: 8 }, () =>
    OBVIOUS.map(([shape, topic]) => ({ shape, topic })),
  ).flat();
  const weights = JSON.stringify(fitShapes(examples));
  expect(JSON.stringify(fitShapes(examples))).toBe(weights);
  expect(weights).toContain('"how to"');
});

test('keeps the weights under 25 KB, and the labels free of third-party texts', () => {
  expect(readFileSync('reading/shapes/weights.json').length).toBeLessThanOrEqual(25_000);
  const labels: { topic?: string; id?: string; shape: string | null }[] = readFileSync(
    'reading/shapes/labels.jsonl',
    'utf8',
  )
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(labels.filter(({ topic, id }) => (topic === undefined) === (id === undefined))).toEqual([]);
  expect(SHAPES.filter((each) => !labels.some(({ shape }) => shape === each))).toEqual([]);
});
