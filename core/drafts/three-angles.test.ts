import { expect, test } from 'vitest';
import { ANGLES } from '#contract/drafts.ts';
import type { AnswerRole } from '#contract/interview.ts';
import { composeDraft } from './compose-draft.ts';
import { makeRequest } from './testing/make-request.ts';
import { threeAngles } from './three-angles.ts';

const SAID: Partial<Record<AnswerRole, string>> = {
  audience: 'It is for clerks in town halls',
  before: 'We typed every list by hand',
  change: 'We asked twelve people for half an hour each',
  result: 'We cut two features in May',
  failed: 'Cold emails brought nobody',
  lean: 'I would go with the smaller one',
};
const TOPICS = [
  'What I learned from 12 customer interviews',
  'We just launched a list maker for town halls',
  'How do you find people to interview?',
  'Paper or a spreadsheet for a town hall?',
  'How to interview a customer',
  'Most interviews are a waste of time',
];

test.each(['' as const, ...ANGLES])(
  'from “%s” and two others three answers are told in three ways',
  (chosen) => {
    const roles = Object.keys(SAID) as AnswerRole[];
    for (const topic of TOPICS)
      for (const left of roles.keys()) {
        const three = [0, 1, 2].map((at) => roles[(left + at) % roles.length]!);
        const answers = [
          ...three.map((role) => ({ role, text: SAID[role]! })),
          { role: 'ask' as const, text: 'What did you cut?' },
        ];
        const texts = threeAngles(chosen).map((angle) => {
          const { title, content } = composeDraft(
            makeRequest({ topic, angle, answers, website: null }),
          ).draft;
          return `${title}\n${content}`;
        });
        expect(new Set(texts).size, `${topic}: ${three.join()}\n${texts.join('\n---\n')}`).toBe(3);
      }
  },
);
