import { expect, test } from 'vitest';
import type { EventFacts } from './alert-event.ts';
import { matchesRule, type RuleFilter } from './matches-rule.ts';

const thread: EventFacts = {
  subreddit: 'SaaS',
  score: 62,
  intent: 'recommendation',
  keywords: ['Invoicing'],
};
const found = (rule: Partial<RuleFilter>, facts: EventFacts = thread) =>
  matchesRule({ events: ['opportunity.found'], ...rule }, 'opportunity.found', facts);

test.each<[string, Partial<RuleFilter>, boolean]>([
  ['no filter', {}, true],
  ['empty lists', { subreddits: [], intents: [], keywords: [], minScore: null }, true],
  ['another event', { events: ['post.failed'] }, false],
  ['a lower score', { minScore: 62 }, true],
  ['a higher score', { minScore: 63 }, false],
  ['its subreddit in another case', { subreddits: ['webdev', 'saas'] }, true],
  ['other subreddits', { subreddits: ['webdev'] }, false],
  ['its intent', { intents: ['recommendation'] }, true],
  ['another intent', { intents: ['complaint'] }, false],
  ['its keyword in another case', { keywords: ['invoicing'] }, true],
  ['another keyword', { keywords: ['taxes'] }, false],
  ['a post', { postId: 'pst_1' }, false],
])('a thread is matched against a rule with %s', (_name, rule, isMatch) => {
  expect(found(rule)).toBe(isMatch);
});

test('a filter leaves events alone that lack its fact', () => {
  const rule: RuleFilter = {
    events: ['account.disconnected', 'post.failed'],
    minScore: 90,
    subreddits: ['saas'],
    intents: ['help'],
  };
  expect(matchesRule(rule, 'account.disconnected', {})).toBe(true);
  expect(matchesRule(rule, 'post.failed', { subreddit: 'saas', postId: 'pst_1' })).toBe(true);
  expect(matchesRule(rule, 'post.failed', { subreddit: 'webdev', postId: 'pst_1' })).toBe(false);
});
