import { expect, test } from 'vitest';
import { dataMarker } from '../quote-data.ts';
import { makeRulesWith, type RulesOverrides, makeRequest } from '#test/drafts/make-request.ts';
import { frameDraft } from './draft-frame.ts';

const frame = (differs: Parameters<typeof makeRequest>[0]) => frameDraft(makeRequest(differs));
const ruled = (rules: RulesOverrides) => frame({ rules: makeRulesWith(rules) });

test.each<[string, RulesOverrides, boolean]>([
  ['if nothing is forbidden', {}, true],
  ['if links are banned', { rules: { links: 'banned' } }, false],
  ['if the domain is blocked', { linkPolicy: 'blacklist', domainBlacklist: ['Billwren.Example'] }, false],
  ['if its parent domain is blocked', { linkPolicy: 'blacklist', domainBlacklist: ['example'] }, false],
  [
    'if only a domain with the same ending is blocked',
    { linkPolicy: 'blacklist', domainBlacklist: ['wren.example'] },
    true,
  ],
  [
    'if only other domains are allowed',
    { linkPolicy: 'whitelist', domainWhitelist: ['notes.example'] },
    false,
  ],
  [
    'if it is an allowed domain',
    { linkPolicy: 'whitelist', domainWhitelist: ['notes.example', 'billwren.example'] },
    true,
  ],
  [
    'if only a list that is not in use blocks it',
    { linkPolicy: 'whitelist', domainWhitelist: ['example'], domainBlacklist: ['billwren.example'] },
    true,
  ],
])('%s, tells whether a link is allowed', (_sentence, rules, may) => {
  expect(ruled(rules).mayLink).toBe(may);
});

test('allows no link in any community if the author has no site', () => {
  expect(frame({ website: null })).toMatchObject({ site: null, mayLink: false });
});

test.each([
  ['post', null, 40_000],
  ['post', 500, 500],
  ['link', 90_000, 40_000],
  ['comment', 500, 10_000],
  ['reply', null, 10_000],
] as const)(
  'limits the text of a %s, in a community with a limit of %s characters, to %i',
  (task, bodyMaxLength, most) => {
    expect(frame({ task, rules: makeRulesWith({ body: { maxLength: bodyMaxLength } }) }).maxLength).toBe(
      most,
    );
  },
);

test('treats the topic of a post as the author’s statement, but not that of a comment', () => {
  const given = { topic: 'I lost two clients last year', facts: { product: null, about: ['I sell soap'] } };
  const [post, reply] = [frame({ ...given, task: 'post' }), frame({ ...given, task: 'reply' })];
  expect(post.isSupported('I lost two clients last year.')).toBe(true);
  expect(reply.isSupported('I lost two clients last year.')).toBe(false);
  expect(reply.isSupported('I sell soap.')).toBe(true);
});

test.each([
  ['I waited for three months', true],
  ['i waited… for **three** months!', true],
  ['my landlord waits too', true],
  ['waited for', false],
  ['I waited for four months', false],
  ['months My landlord waits', true],
  ['aited for three month', false],
])('“%s” is found in the thread: %s', (quote, is) => {
  const thread = {
    title: 'Late again',
    body: 'I waited for three months.\nMy landlord waits too.',
    author: 'resident',
    permalink: '/r/saas/comments/1',
    comments: [{ author: 'other', body: 'We all do.' }],
  };
  expect(frame({ thread }).isFromThread(quote)).toBe(is);
  expect(frame({ thread: null }).isFromThread(quote)).toBe(false);
});

test('uses the marker of the prompt', () => {
  expect(frame({ seed: 'a', topic: 'b' }).marker).toBe(dataMarker('ab'));
});
