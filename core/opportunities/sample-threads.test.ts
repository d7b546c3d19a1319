import { expect, test } from 'vitest';
import { SAMPLE_THREADS } from './sample-threads.ts';
import { scoreThread } from './scoring/score-thread.ts';

/** As somebody reads them: three complain, and three ask. */
const MEANT = {
  sample_marta: 'neutral',
  sample_tariq: 'negative',
  sample_noor: 'neutral',
  sample_ana: 'neutral',
  sample_gus: 'negative',
  sample_wim: 'negative',
};

test('each sample is scored with the feeling that its words have', () => {
  const scored = SAMPLE_THREADS.map(({ author, title, body }) => {
    const thread = { title, text: body, keywords: [], keywordsAsked: 0, standing: null };
    return [author, scoreThread(thread).sentiment] as const;
  });
  expect(Object.fromEntries(scored)).toEqual(MEANT);
});
