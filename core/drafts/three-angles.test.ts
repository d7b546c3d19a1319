import { sample } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { ANGLES } from '#contract/drafts.ts';
import type { AnswerRole } from '#contract/interview.ts';
import { readTopic } from '#core/topics/read-topic.ts';
import { composeDraft } from './compose-draft.ts';
import { isOurClosing } from './compose/closings.ts';
import { askedKind, QUESTIONS } from './interview/questions.ts';
import { makeRequest } from './testing/make-request.ts';
import { threeAngles } from './three-angles.ts';
import { areToldApart } from './told-apart.ts';

const SAID: Partial<Record<AnswerRole, string>> = {
  point: 'Lists go out by mail',
  audience: 'It is for clerks in town halls',
  before: 'We typed every list by hand',
  change: 'We asked twelve people for half an hour each',
  result: 'We cut two features in May',
  failed: 'Cold emails brought nobody',
  lean: 'I would go with the smaller one',
};
const TOPICS = sample(
  [
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
  ],
  4,
  'topics',
);

/** Without our closing sentence, and with no word on where its paragraphs end. */
const bodyOf = (content: string): string =>
  content
    .split(/\n\n/)
    .filter((block) => !isOurClosing(block))
    .join(' ');
const say = (roles: readonly AnswerRole[]) => roles.map((role) => ({ role, text: SAID[role]! }));
const askedFor = (topic: string): AnswerRole[] =>
  QUESTIONS[askedKind('post', readTopic(topic), null)]
    .map(({ role }) => role)
    .filter((role) => role !== 'ask');

test.each(['' as const, ...ANGLES])(
  'from “%s” and two others three answers are told in three ways',
  (chosen) => {
    const roles = Object.keys(SAID) as AnswerRole[];
    const angles = threeAngles(chosen);
    for (const topic of TOPICS)
      for (const left of roles.keys()) {
        const three = [0, 1, 2].map((at) => roles[(left + at) % roles.length]!);
        // A comparison may tell answers that no comparison asks for as a question does.
        if (chosen === 'comparison' && !areToldApart(three, angles, { task: 'post', topic })) continue;
        const answers = [...say(three), { role: 'ask' as const, text: 'What did you cut?' }];
        const texts = angles.map((angle) => {
          const { title, content } = composeDraft(
            makeRequest({ topic, angle, answers, website: null }),
          ).draft;
          return `${title}\n${content}`;
        });
        expect(new Set(texts).size, `${topic}: ${three.join()}\n${texts.join('\n---\n')}`).toBe(3);
      }
  },
);

/** What came before, what was done and what came of it have one order: that of time. */
const IN_TIME = 'before,change,result';

test.each(['' as const, ...ANGLES])(
  'from “%s” and two others any three answers to the questions of a topic differ in more than line breaks, where they are said to',
  (chosen) => {
    const angles = threeAngles(chosen);
    for (const topic of TOPICS)
      for (const three of threeOf(askedFor(topic))) {
        const bodies = angles.map((angle) =>
          bodyOf(
            composeDraft(makeRequest({ topic, angle, answers: say(three), website: null })).draft.content,
          ),
        );
        const areApart = areToldApart(three, angles, { task: 'post', topic });
        const told = bodies.join('\n---\n');
        expect(new Set(bodies).size === 3, `${topic}: ${three.join()}\n${told}`).toBe(areApart);
        const mayBeAlike = chosen === 'comparison' || three.join() === IN_TIME;
        expect(areApart || mayBeAlike, `${topic}: ${three.join()}\n${told}`).toBe(true);
      }
  },
);

test.each(ANGLES)(
  'as “%s” what was done stands before what came of it, and behind what was before',
  (angle) => {
    for (const topic of TOPICS) {
      const answers = say(['result', 'change', 'before', 'failed', 'lean', 'point']);
      const { content } = composeDraft(makeRequest({ topic, angle, answers, website: null })).draft;
      const places = say(['before', 'change', 'result']).map(({ text }) => content.indexOf(text));
      expect(places, `${topic}\n${content}`).toEqual(places.toSorted((one, other) => one - other));
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    }
  },
);

test('a comparison has an order of its own, whatever the topic', () => {
  const answers = say(['point', 'before', 'change', 'failed', 'lean']);
  for (const topic of TOPICS) {
    const [comparison, ...others] = (['comparison', 'lesson', 'feedback', 'question'] as const).map((angle) =>
      bodyOf(composeDraft(makeRequest({ topic, angle, answers, website: null })).draft.content),
    );
    expect(others, `From “${topic}”`).not.toContain(comparison);
  }
});

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
