import { expect, test } from 'vitest';
import { readRules } from '#core/communities/rules/read-rules.ts';
import type { Answer } from '#contract/interview.ts';
import type { DraftRequest } from '#core/drafts/draft-request.ts';
import { DRAFT_TASKS } from '#core/drafts/tasks.ts';
import { estimateTokens } from './estimate-tokens.ts';

const TOPIC = 'We cut false alarms by 80 % by confirming from three regions';
const ANSWERS: Answer[] = [
  { question: 'before', text: 'Half of the pages at night were for nothing.' },
  { question: 'change', text: 'An alarm has to be seen from three regions before anybody is woken.' },
];
const RULES = [
  { name: 'No advertising', text: 'Posts that only advertise a product are removed, however useful it is.' },
  { name: 'Say who you are', text: 'Whoever writes about something of their own says so in the post.' },
  { name: 'Search first', text: 'Questions that were answered in the last month are removed.' },
  { name: 'Be kind', text: 'Attack the point, never the person who makes it.' },
];
const WEBSITE = {
  url: 'https://pager.example',
  title: 'Pager',
  description: 'Wakes the right person.',
  headings: ['Alarms', 'Prices'],
  text: 'It confirms from three regions before it wakes anybody. '.repeat(60),
};
const THREAD = {
  title: 'How do you stop false alarms?',
  body: 'We are woken five times a week. '.repeat(20),
  author: 'somebody',
  permalink: '/r/sysadmin/comments/1',
  comments: Array.from({ length: 8 }, () => ({
    author: 'another',
    body: 'Confirm from more than one place, and wait for two minutes. '.repeat(4),
  })),
};

const request = (part: Partial<DraftRequest>): DraftRequest => ({
  task: 'post',
  topic: TOPIC,
  community: 'sysadmin',
  ctaStyle: 'subtle',
  shape: 'story',
  leads: true,
  closing: true,
  website: null,
  thread: null,
  facts: { product: 'Pager', about: ['It is made by two people.', 'It has no free plan.'] },
  answers: [],
  isOwn: null,
  habits: null,
  rules: readRules(RULES, null),
  seed: '',
  ...part,
});

const url = 'https://pager.example';
const asked = { topic: TOPIC, subreddit: 'sysadmin' };
test.each<[string, Partial<DraftRequest>, Parameters<typeof estimateTokens>[0]]>([
  ['a topic', {}, asked],
  ['answers', { answers: ANSWERS }, { ...asked, answers: ANSWERS }],
  ['a website', { website: WEBSITE }, { ...asked, websiteUrl: url }],
  [
    'a thread',
    { task: 'reply', thread: THREAD },
    { ...asked, contentType: 'comment', parentUrl: `${url}/comments/1` },
  ],
])('with %s, the estimate is within a quarter of the real prompt', (_, part, given) => {
  const whole = request(part);
  const task = DRAFT_TASKS[whole.task];
  const tokens = (task.system.length + task.buildPrompt(whole).length) / 4;
  const { inputTokens } = estimateTokens(given);
  expect(inputTokens / tokens).toBeGreaterThan(0.75);
  expect(inputTokens / tokens).toBeLessThan(1.25);
});

test('estimates a comment shorter than a post', () => {
  const { outputTokens } = estimateTokens({ ...asked, contentType: 'comment' });
  expect(outputTokens).toBeLessThan(estimateTokens(asked).outputTokens);
});
