import { expect, test } from 'vitest';
import type { CommunityRules } from '../draft-request.ts';
import { dataMarker } from '../quote-data.ts';
import { makeRequest, NO_RULES } from '../testing/make-request.ts';
import { frameDraft } from './draft-frame.ts';

const frame = (differs: Parameters<typeof makeRequest>[0]) => frameDraft(makeRequest(differs));
const ruled = (rules: Partial<CommunityRules>) => frame({ rules: { ...NO_RULES, ...rules } });

test.each<[string, Partial<CommunityRules>, boolean]>([
  ['nothing is forbidden', {}, true],
  ['links are', { linkBan: true }, false],
  ['the domain is', { blockedDomains: ['Billwren.Example'] }, false],
  ['the domain above it is', { blockedDomains: ['example'] }, false],
  ['one that merely ends so is', { blockedDomains: ['wren.example'] }, true],
  ['only others are allowed', { allowedDomains: ['notes.example'] }, false],
  ['it is among the allowed', { allowedDomains: ['notes.example', 'billwren.example'] }, true],
  ['it is allowed and blocked', { allowedDomains: ['example'], blockedDomains: ['billwren.example'] }, false],
])('where %s, whether a link may stand is settled', (_sentence, rules, may) => {
  expect(ruled(rules).mayLink).toBe(may);
});

test('without a site there is no link, whatever the community takes', () => {
  expect(frame({ website: null })).toMatchObject({ site: null, mayLink: false });
});

test.each([
  ['post', null, 40_000],
  ['post', 500, 500],
  ['link', 90_000, 40_000],
  ['comment', 500, 10_000],
  ['reply', null, 10_000],
] as const)('a %s where posts may have %s characters may have %i', (task, bodyMaxLength, most) => {
  expect(frame({ task, rules: { ...NO_RULES, bodyMaxLength } }).maxLength).toBe(most);
});

test('the topic of a post is a statement of the author, that of a comment is not', () => {
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
])('“%s” is in the thread: %s', (quote, is) => {
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

test('the marker is the one that the prompt was made with', () => {
  expect(frame({ seed: 'a', topic: 'b' }).marker).toBe(dataMarker('ab'));
});
