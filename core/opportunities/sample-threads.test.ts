import { expect, test } from 'vitest';
import { SAMPLE_THREADS } from './sample-threads.ts';
import { scoreThread } from './scoring/score-thread.ts';

const SCORED = SAMPLE_THREADS.map(({ title, body }) =>
  scoreThread({ title, text: body, keywords: [], keywordsAsked: 0, standing: null }),
);

test('nearly all samples ask for something', () => {
  expect(SCORED.filter(({ intent }) => intent === 'none').length).toBeLessThan(2);
});

test('no sample that asks for something is rated positive', () => {
  expect(SCORED.filter(({ intent, sentiment }) => intent !== 'none' && sentiment === 'positive')).toEqual([]);
});
