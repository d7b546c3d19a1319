import { expect, test } from 'vitest';
import type { CommunityHabits } from '#contract/discovery.ts';
import { describeFit } from './describe-fit.ts';

const HABITS: CommunityHabits = {
  posts: 120,
  days: 7,
  hours: [],
  titleLength: 50,
  bodyLength: 400,
  bestBodyLength: null,
  questionShare: 0.41,
  linkShare: 0,
  usual: null,
  flairs: [],
};
const words = (title: string, length: number) => ({ title, content: 'x'.repeat(length) });

test.each([
  [
    words('What do you charge?', 400),
    {},
    [
      '41 of 100 titles in r/saas are questions, and this title is one.',
      'About as long as texts there: 400 characters to about 400.',
    ],
  ],
  [
    words('What we charge', 100),
    { bestBodyLength: 900 },
    [
      '41 of 100 titles in r/saas are questions, and this title isn’t one.',
      'Shorter than the best received texts there: 100 characters to about 900.',
    ],
  ],
  [words('Why?', 0), { questionShare: 0.04 }, ['Only 4 of 100 titles in r/saas are questions.']],
  [
    words('So it went', 0),
    { questionShare: 0.04 },
    ['This title isn’t a question, and only 4 of 100 titles in r/saas are questions.'],
  ],
  [words('Why?', 0), { posts: 5 }, []],
  [words('', 1_000), {}, ['Longer than texts there: 1,000 characters to about 400.']],
] as const)('%o in a community with %o', (draft, differs, told) => {
  expect(describeFit(draft, { ...HABITS, ...differs }, 'saas')).toEqual(told);
});

test('nothing is said of a community that nobody has observed', () => {
  expect(describeFit(words('Why?', 400), null, 'saas')).toEqual([]);
});
