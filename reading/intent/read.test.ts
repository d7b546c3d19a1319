import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fitThreads } from './fit.ts';
import { readThread, weighSentences } from './read.ts';

const OBVIOUS = [
  [
    'recommendation',
    'question',
    'Can anyone recommend a good CRM for a small agency?',
    'Looking for suggestions.',
  ],
  [
    'comparison',
    'question',
    'Notion vs Obsidian, which one should I choose?',
    'I take notes. Which is better?',
  ],
  [
    'complaint',
    'rant',
    'Worst customer service ever',
    'They charged me twice and refuse to refund me. Avoid them.',
  ],
  [
    'help',
    'question',
    'How do I fix this error?',
    'My script crashes and I do not know why. What should I do?',
  ],
  ['none', 'showcase', 'I built an app that tracks my plants', 'It took me a year. Here is a screenshot.'],
  [
    'none',
    'hiring',
    '[Hiring] Looking for a video editor',
    'Paid remote job, $25 per hour. DM me your portfolio.',
  ],
] as const;

test.each(OBVIOUS)('reads the intent %s and the type %s in "%s"', (intent, threadType, title, text) => {
  expect(readThread({ title, text })).toMatchObject({ intent, threadType });
});

test('is sure of the type of a clear request, and unsure of a text that could be anything', () => {
  expect(readThread({ title: OBVIOUS[0][2], text: OBVIOUS[0][3] }).isTypeSure).toBe(true);
  expect(readThread({ title: 'Well', text: 'Here it is.' }).isTypeSure).toBe(false);
});

test('the probabilities of all intents sum to 1', () => {
  const { intents } = readThread({ title: 'Which tool?', text: '' });
  expect(Object.values(intents).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
});

test('gives the clearest request the most weight', () => {
  const weights = weighSentences(
    ['Hello', 'We met at noon.', 'Can anyone recommend a tool?'],
    'recommendation',
  );
  expect(weights.indexOf(Math.max(...weights))).toBe(2);
});

test('reads words that are names of object properties as plain words', () => {
  expect(() => readThread({ title: '__proto__ constructor', text: 'toString hasOwnProperty' })).not.toThrow();
});

test('fits the same weights to the same labels', () => {
  const threads = Array.from({ length: 10 }, (_each, i) =>
    OBVIOUS.map(([intent, type, title, text]) => ({ intent, type, title, text, subreddit: `c${i}` })),
  ).flat();
  const fit = () => JSON.stringify(fitThreads(threads));
  expect(fit()).toBe(fit());
});

test('keeps the weights of all rooms under 400 KB', () => {
  const sizes = globSync('reading/*/*weights.json').map((path) => statSync(path).size);
  expect(sizes.length).toBeGreaterThan(4);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(400_000);
});

test('keeps third-party texts out of the labels', () => {
  const keysOf = (path: string) =>
    new Set(
      readFileSync(path, 'utf8')
        .trimEnd()
        .split('\n')
        .flatMap((line) => Object.keys(JSON.parse(line) as object)),
    );
  expect(keysOf('reading/intent/labels.jsonl')).toEqual(new Set(['id', 'intent', 'type', 'reader', 'judge']));
  expect(keysOf('reading/rules/labels.jsonl')).toEqual(
    new Set(['community', 'reader', 'judge', 'record', 'sentences']),
  );
});
