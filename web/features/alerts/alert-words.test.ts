import { expect, test } from 'vitest';
import type { AlertRule } from '#contract/alerts/rules.ts';
import { describeRule } from './alert-words.ts';

const channels = new Map([
  ['chn_1', 'Ours'],
  ['chn_2', 'Team chat'],
]);
const rule: AlertRule = {
  id: 'rul_1',
  name: 'Best',
  events: ['opportunity.found'],
  channelIds: ['chn_1'],
  deliver: 'instant',
  createdAt: '2026-11-02T09:30:00.000Z',
};

test.each<[Partial<AlertRule>, string]>([
  [{}, 'Send new threads to Ours at once.'],
  [{ isPaused: true }, 'Paused: send new threads to Ours at once.'],
  [
    {
      minScore: 70,
      subreddits: ['saas', 'webdev'],
      intents: ['recommendation'],
      keywords: ['invoices'],
      channelIds: ['chn_1', 'chn_2'],
      deliver: 'hourly',
    },
    'Send new threads with a score of 70 or more that mention invoices that ask for recommendation ' +
      'in r/saas or r/webdev to Ours and Team chat once an hour.',
  ],
  [
    {
      events: ['post.failed', 'post.removed', 'reply.received'],
      postId: 'pst_1',
      channelIds: ['chn_gone'],
      deliver: 'daily',
      quietHours: { from: '22:00', to: '07:00', timeZone: 'UTC' },
    },
    'Send failed posts, removed posts and new replies of one post to no channel once a day at 8:00, ' +
      'not between 22:00 and 07:00.',
  ],
])('describes a rule as a sentence (%#)', (changes, sentence) => {
  expect(describeRule({ ...rule, ...changes }, channels)).toBe(sentence);
});
