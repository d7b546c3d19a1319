import { expect, test } from 'vitest';
import type { AnswerRole } from '#contract/interview.ts';
import { threeAngles } from './three-angles.ts';
import { tellApart } from './told-apart.ts';

const ANGLES = threeAngles('');
const tell = (topic: string, roles: readonly AnswerRole[], differs: object = {}) =>
  tellApart(
    {
      topic,
      task: 'post',
      facts: { product: null, about: [] },
      answers: roles.map((role) => ({ role, text: 'We asked twelve people' })),
      ...differs,
    },
    ANGLES,
  );

const MOVED = 'We moved our reminders from email to SMS and no-shows fell from 14% to 6%';
const LEARNED = 'What I learned from 12 customer interviews';

test('where few questions are left on a topic, all of them answered set no angles apart', () => {
  expect(tell(MOVED, [])).toEqual({ isApart: false, isOpen: true, wouldBeApart: false });
  expect(tell(MOVED, ['before', 'failed', 'ask'])).toEqual({
    isApart: false,
    isOpen: false,
    wouldBeApart: false,
  });
});

test('where an answer is left that has no fixed place in time, it would set them apart', () => {
  expect(tell(LEARNED, ['before', 'change', 'result'])).toEqual({
    isApart: false,
    isOpen: true,
    wouldBeApart: true,
  });
  expect(tell(LEARNED, ['before', 'change', 'failed']).isApart).toBe(true);
});

test('what readers are asked for is no answer that an angle tells, and “no idea” leaves its question open', () => {
  expect(tell(LEARNED, ['before', 'failed', 'ask']).isApart).toBe(false);
  const answers = (['before', 'change', 'result', 'failed'] as const).map((role) => ({
    role,
    text: role === 'failed' ? 'no idea' : 'We asked twelve people',
  }));
  expect(tell(LEARNED, [], { answers })).toEqual({ isApart: false, isOpen: true, wouldBeApart: true });
});
