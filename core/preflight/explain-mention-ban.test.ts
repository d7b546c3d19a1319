import { expect, test } from 'vitest';
import { explainMentionBan } from './explain-mention-ban.ts';
import { check, DAY_MS, NOW, rulesOf } from '#test/preflight/check.ts';

const why = (...[given]: Parameters<typeof check>) => explainMentionBan(check(given).findings);
const ONLY_THERE = 'Links to your own startup go into the pinned thread of the month, nowhere else.';

test('describes what forbids a mention without referring to the checked text', () => {
  const rule = { name: 'Promotion', text: ONLY_THERE, appliesTo: 'all' as const };
  expect(why({ rules: rulesOf({ promotion: 'limited' }, { rules: [rule] }) })).toBe(
    'r/SaaS takes promotion only in its thread',
  );
  const only = rulesOf({ promotion: 'limited' }, { rules: [rule] });
  expect(why({ rules: only, draft: { type: 'comment' } })).toBe('r/SaaS takes promotion only in its thread');
  expect(why({ rules: rulesOf({ promotion: 'banned' }) })).toBe('r/SaaS takes no promotion');
  expect(why({ rules: rulesOf({ promotion: 'permission' }) })).toBe(
    'r/SaaS takes promotion only with leave of its moderators',
  );
  // The draft may be meant for a Sunday, and a post can be moved to a Sunday.
  expect(why({ rules: rulesOf({ days: ['sunday'] }) })).toBeNull();
  const mentions = [{ id: 'pst_1', at: NOW - 3 * DAY_MS, isOut: true }];
  expect(why({ rules: rulesOf({ quotaDays: 60 }), history: { mentions } })).toBe(
    'r/SaaS takes one mention in 60 days, counted over all your accounts, and the last was on Nov 21, 2026',
  );
});

test('does not forbid a draft because of a mention planned for later', () => {
  const planned = [{ id: 'pst_2', at: NOW + 3 * DAY_MS, isOut: false }];
  expect(why({ rules: rulesOf({ quotaDays: 60 }), history: { mentions: planned } })).toMatch(
    /^Another mention there is planned for .*\d$/,
  );
});

test('ignores warnings and findings unrelated to the mention', () => {
  expect(why()).toBeNull();
  expect(why({ rules: rulesOf({ promotion: 'allowed', aiText: 'banned' }) })).toBeNull();
});
