import { expect, test } from 'vitest';
import { applyCorrections } from '#core/communities/rules/correction.ts';
import { readRules } from '#core/communities/rules/read-rules.ts';
import { check, found, type Given, NOW, rulesOf } from '#test/preflight/check.ts';

const plain = { content: 'I wait a week before I remind.' };

const forPosts = { name: 'Ads', text: 'No self-promotion.', appliesTo: 'link' as const };
const forComments = { name: 'Links', text: 'No links.', appliesTo: 'comment' as const };
const scoped = rulesOf(
  { promotion: 'banned', links: 'banned', quotes: { promotion: 'No self-promotion.', links: 'No links.' } },
  { rules: [forPosts, forComments] },
);

test('checks a comment against the rules for comments, and a post against those for posts', () => {
  expect(found({ rules: scoped })).toEqual(['block PROMOTION_BANNED']);
  const comment = { type: 'comment', content: 'I built Acme: https://acme.example/' } as const;
  expect(found({ rules: scoped, draft: comment })).toEqual(['block LINKS_BANNED']);
});

test('limits the note “no rule found” to comments if only posts have a rule', () => {
  const comment = { type: 'comment', content: 'I built Acme for that.' } as const;
  const { findings } = check({ rules: rulesOf(scoped.reading, { rules: [forPosts] }), draft: comment });
  expect(findings[0]?.text).toBe('We found no rule about promotion in comments.');
});

const showcase = (text: string) => [{ name: 'Promotion', text, appliesTo: 'all' as const }];
const readFrom = (text: string) => rulesOf(readRules(showcase(text), null), { rules: showcase(text) });

test.each([
  ['Self-promotion is allowed on Tuesdays only.', []],
  ['At most one promotional post a month.', []],
  ['Self-promotion is allowed on Tuesdays only, for open source projects.', ['warning PROMOTION_CONDITION']],
  [
    'Self-promotion is allowed on Tuesdays only, and it must ask for feedback.',
    ['warning PROMOTION_CONDITION'],
  ],
  ['Self-promotion is allowed on Tuesdays only. The source must be open.', ['warning PROMOTION_CONDITION']],
  ['At most one in ten of your posts may promote your own work.', ['warning PROMOTION_CONDITION']],
])('does not warn about a condition that is met: %s', (text, findings) => {
  expect(found({ rules: readFrom(text) })).toEqual(findings);
});

test('quotes the remaining condition', () => {
  const left = 'At most one in ten of your posts may promote your own work.';
  const { findings } = check({ rules: readFrom(`Self-promotion is allowed on Tuesdays only. ${left}`) });
  expect(findings[0]).toMatchObject({ code: 'PROMOTION_CONDITION', quote: left });
});

const intoThread = 'Pitches of your own startup go into the pinned thread of the month, nowhere else.';
const threaded = rulesOf(
  { promotion: 'limited', quotes: { promotion: intoThread } },
  { rules: [{ name: 'Pitches', text: intoThread, appliesTo: 'link' }] },
);

test('if a thread is the only place for promotion, blocks a post that mentions the product and warns about a comment', () => {
  expect(check({ rules: threaded }).findings[0]).toEqual({
    severity: 'block',
    code: 'OWN_THREAD',
    text: 'r/SaaS takes promotion only in its thread, and this post mentions Acme.',
    quote: intoThread,
    remedy: 'Comment in the thread instead, or take the mention out.',
    nextAt: null,
  });
  expect(found({ rules: threaded, draft: plain })).toEqual([]);
  expect(found({ rules: threaded, draft: { type: 'comment' } })).toEqual(['warning OWN_THREAD']);
  const leave = { answer: 'granted', at: NOW, note: '', isOvertaken: false } as const;
  expect(found({ rules: { ...threaded, leave } })).not.toContain('block OWN_THREAD');
});

test('quotes the promotion thread in the note about offers without a name, and the rule in a comment', () => {
  const text = { name: 'Pitches', text: intoThread, appliesTo: 'all' } as const;
  const rules = rulesOf({ promotion: 'limited', quotes: { promotion: 'Ask first.' } }, { rules: [text] });
  const quoteFor = (type: 'post' | 'comment') =>
    check({ rules, draft: { ...plain, type } }).findings.find(({ code }) => code === 'UNNAMED_OFFER')?.quote;
  expect(quoteFor('post')).toBe(intoThread);
  expect(quoteFor('comment')).toBe('Ask first.');
});

test('blocks everything in a community that does not exist', () => {
  const given: Given = { rules: null, missingFrom: 'sandbox' };
  expect(found(given)).toEqual(['block SUBREDDIT_NOEXIST']);
  expect(check(given)).toMatchObject({
    verdict: 'blocked',
    findings: [
      {
        text: 'There is no r/SaaS in the sandbox.',
        remedy: 'Check how its name is spelled, or choose another community.',
      },
    ],
  });
});

test('applies a rule without a content type to posts and comments', () => {
  const rules = rulesOf(scoped.reading, { rules: [{ ...forPosts, appliesTo: 'all' }, forComments] });
  expect(found({ rules })).toEqual(['block PROMOTION_BANNED']);
  expect(found({ rules, draft: { type: 'comment' } })).toEqual(['block PROMOTION_BANNED']);
});

test('applies a correction to posts and comments', () => {
  const correction = { field: 'promotion', value: 'permission', reason: 'They said so.', at: NOW } as const;
  const corrected = { ...scoped, reading: applyCorrections(scoped.reading, [correction]) };
  expect(found({ rules: corrected })).toEqual(['block ASK_MODERATORS']);
  expect(found({ rules: corrected, draft: { type: 'comment' } })).toEqual(['block ASK_MODERATORS']);
});
