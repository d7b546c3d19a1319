import { expect, test } from 'vitest';
import type { Finding } from '#contract/preflight.ts';
import { adviseOnReply } from './advise-on-reply.ts';

const quiet = {
  draft: { notes: [], advice: null },
  findings: [],
  isBareMention: false,
  lacksAnswers: false,
  comments: 2,
  ageMs: 3_600_000,
};
const finding = (severity: Finding['severity']): Finding => ({
  severity,
  code: 'UNDISCLOSED',
  text: 'This text mentions Acme and does not say that it is yours.',
  quote: 'Say so.',
  remedy: 'Say so in the text.',
  nextAt: null,
});

test('rates an answer without faults as low risk, without advice', () => {
  expect(adviseOnReply(quiet)).toEqual({ riskLevel: 'low', recommendations: [] });
});

test('rates an answer that only names the product as risky, and says what it lacks', () => {
  expect(adviseOnReply({ ...quiet, isBareMention: true })).toEqual({
    riskLevel: 'medium',
    recommendations: [
      'It names your product and tells nothing of your own, so it reads like an advert. Add what you ' +
        'know or did, or take the mention out.',
    ],
  });
});

test.each([
  ['block', 'high'],
  ['warning', 'medium'],
  ['note', 'low'],
] as const)('a %s from the rules makes the risk %s', (severity, riskLevel) => {
  expect(adviseOnReply({ ...quiet, findings: [finding(severity)] }).riskLevel).toBe(riskLevel);
});

test('never repeats advice, keeps advice against answering separate, and leaves rules to the preflight', () => {
  const advice = { verdict: 'dontPost', reason: 'Nobody asked.', betterAction: 'Read on.' } as const;
  const notes = ['One', 'One', 'Two'].map((text) => ({ kind: 'suggestion' as const, text }));
  const advised = adviseOnReply({
    draft: { notes, advice },
    findings: [finding('warning')],
    isBareMention: false,
    lacksAnswers: false,
    comments: 25,
    ageMs: 3 * 24 * 3_600_000,
  });
  expect(advised.riskLevel).toBe('high');
  expect(advised.recommendations).toEqual([
    'One',
    'Two',
    'There are 25 answers already: say something that none of them says.',
    'The thread is 3 days old: few will see an answer.',
  ]);
});
