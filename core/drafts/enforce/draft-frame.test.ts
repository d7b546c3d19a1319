import { expect, test } from 'vitest';
import { dataMarker } from '../quote-data.ts';
import { askFor, type Asked, makeRequest } from '#test/drafts/make-request.ts';
import { frameDraft } from './draft-frame.ts';

const frame = (differs: Parameters<typeof makeRequest>[0]) => frameDraft(makeRequest(differs));
const ruled = (rules: Asked) => frame({ rules: askFor(rules) });

test.each<[string, Asked, boolean]>([
  ['nothing is forbidden', {}, true],
  ['links are', { rules: { links: 'banned' } }, false],
  ['the domain is', { linkPolicy: 'blacklist', domainBlacklist: ['Billwren.Example'] }, false],
  ['the domain above it is', { linkPolicy: 'blacklist', domainBlacklist: ['example'] }, false],
  ['one that merely ends so is', { linkPolicy: 'blacklist', domainBlacklist: ['wren.example'] }, true],
  ['only others are allowed', { linkPolicy: 'whitelist', domainWhitelist: ['notes.example'] }, false],
  [
    'it is among the allowed',
    { linkPolicy: 'whitelist', domainWhitelist: ['notes.example', 'billwren.example'] },
    true,
  ],
  [
    'the list that does not apply blocks it',
    { linkPolicy: 'whitelist', domainWhitelist: ['example'], domainBlacklist: ['billwren.example'] },
    true,
  ],
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
  expect(frame({ task, rules: askFor({ body: { maxLength: bodyMaxLength } }) }).maxLength).toBe(most);
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
