import { expect, test } from 'vitest';
import { ANGLES } from '#contract/drafts.ts';
import type { AnswerRole } from '#contract/interview.ts';
import { readTopic } from '#core/topics/read-topic.ts';
import { composeDraft } from './compose-draft.ts';
import { isOurClosing } from './compose/closings.ts';
import { askedKind, QUESTIONS } from './interview/questions.ts';
import { makeRequest } from './testing/make-request.ts';
import { threeAngles } from './three-angles.ts';

const SAID: Partial<Record<AnswerRole, string>> = {
  point: 'Lists go out by mail',
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
  'Our signup rate keeps dropping',
  'Feedback on my list maker, please',
  'town hall lists',
  'We raised our price from $5 to $9 and lost four of sixty customers',
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

test.each(['' as const, ...ANGLES])(
  'from “%s” and two others any three answers to the questions of a topic differ in more than line breaks',
  (chosen) => {
    for (const topic of TOPICS) {
      const roles = QUESTIONS[askedKind('post', readTopic(topic), null)]
        .map(({ role }) => role)
        .filter((role) => role !== 'ask');
      for (const three of threeOf(roles)) {
        const answers = three.map((role) => ({ role, text: SAID[role]! }));
        const bodies = threeAngles(chosen).map((angle) => {
          const { content } = composeDraft(makeRequest({ topic, angle, answers, website: null })).draft;
          return content
            .split(/\n\n/)
            .filter((block) => !isOurClosing(block))
            .join(' ');
        });
        expect(new Set(bodies).size, `${topic}: ${three.join()}\n${bodies.join('\n---\n')}`).toBe(3);
      }
    }
  },
);

const threeOf = (roles: readonly AnswerRole[]): AnswerRole[][] =>
  roles.flatMap((one, at) =>
    roles.slice(at + 1).flatMap((two, next) => roles.slice(at + next + 2).map((three) => [one, two, three])),
  );

test('what is told from the angle of a question asks one, be it in its title or at its end', () => {
  for (const topic of [...TOPICS, 'We are hiring a baker', 'I quit my job in May'])
    for (const seed of ['', '1', '2', '3', '4', '5']) {
      const request = makeRequest({ topic, seed, website: null });
      const { title, content } = composeDraft(request).draft;
      expect(`${title}\n${content}`).toMatch(/\?$/m);
    }
});
