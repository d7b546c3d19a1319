import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { findThreadLinks } from './find-thread-links.ts';

const find = (text: string) => findThreadLinks(text, ['127.0.0.1:3001']);
const thread = (id: string, community: string | null = null, site = 'https://www.reddit.com') => ({
  key: `t3_${id}`,
  kind: 'thread',
  community,
  address: `${site}${community ? `/r/${community}` : ''}/comments/${id}/`,
});

test.each([
  ['the current page', 'https://www.reddit.com/r/SaaS/comments/1abc2d/which_tool/', thread('1abc2d', 'SaaS')],
  ['the old page', 'http://old.reddit.com/r/SaaS/comments/1abc2d/?sort=new', thread('1abc2d', 'SaaS')],
  ['a comment', 'https://reddit.com/r/SaaS/comments/1ABC2D/x/k9z8y7/?context=3', thread('1abc2d', 'SaaS')],
  ['a link without a community', 'www.reddit.com/comments/1abc2d', thread('1abc2d')],
  ['a short link in a sentence', 'see https://redd.it/1abc2d.', thread('1abc2d')],
  ['a short link alone', 'redd.it/1abc2d', thread('1abc2d')],
  [
    'the sandbox',
    'http://127.0.0.1:3001/r/saas/comments/1abc2d/x/',
    thread('1abc2d', 'saas', 'http://127.0.0.1:3001'),
  ],
  ['Markdown', '[this](https://www.reddit.com/r/SaaS/comments/1abc2d/)', thread('1abc2d', 'SaaS')],
  [
    'HTML',
    '<a href="https://www.reddit.com/r/SaaS/comments/1abc2d/?a=1&amp;b=2">x</a>',
    thread('1abc2d', 'SaaS'),
  ],
  [
    'a tracked link',
    'https://click.example/?u=https%3A%2F%2Fwww.reddit.com%2Fr%2FSaaS%2Fcomments%2F1abc2d%2Fx%2F&amp;t=9',
    thread('1abc2d', 'SaaS'),
  ],
  [
    'a wrapped line in an email',
    'https://www.reddit.com/r/Saa=\r\nS/comments/1abc2d/x/',
    thread('1abc2d', 'SaaS'),
  ],
])('finds the thread in %s', (_what, text, link) => {
  expect(find(text)).toEqual([link]);
});

test('keeps a share link unchanged, because it hides its thread', () => {
  expect(find('https://www.reddit.com/r/SaaS/s/AbC123xyz?utm=1')).toEqual([
    {
      key: 'https://www.reddit.com/r/SaaS/s/AbC123xyz',
      kind: 'share',
      community: 'SaaS',
      address: 'https://www.reddit.com/r/SaaS/s/AbC123xyz',
    },
  ]);
});

test('finds each thread once, in text order', () => {
  const mail = `Alert for “invoices”:
    1. Which tool? https://www.reddit.com/r/SaaS/comments/1abc2d/which_tool/
    2. Again: https://redd.it/2xyz9w and https://old.reddit.com/r/saas/comments/1abc2d/
    Unsubscribe: https://alerts.example/r/saas/comments/9zzz9z`;
  expect(find(mail).map(({ key }) => key)).toEqual(['t3_1abc2d', 't3_2xyz9w']);
});

test.each([
  'https://reddit.com.evil.example/r/saas/comments/1abc2d/',
  'https://notreddit.com/r/saas/comments/1abc2d/',
  'https://www.reddit.com/r/saas/',
  'https://www.reddit.com/user/ada_l/',
  'https://i.redd.it/abc123.png',
  'https://v.redd.it/abc123',
  'http://127.0.0.1:3002/r/saas/comments/1abc2d/',
  'javascript:alert(1)',
  'plain words',
])('finds no thread in %s', (text) => {
  expect(find(text)).toEqual([]);
});

test('reads a very long text in bounded time, and keeps its first two hundred threads', () => {
  const many = Array.from({ length: 5_000 }, (_, no) => `https://redd.it/${no + 100_000}`).join(' ');
  expect(find(many)).toHaveLength(200);
  for (const piece of ['reddit.com/', 'a', 'https://', '=\n', 'reddit.com/r/a/comments/', 'a.', ':', '%2F']) {
    const text = piece.repeat(Math.ceil(200_000 / piece.length));
    expect(measureCpuMs(() => find(text))).toBeLessThan(1_000);
  }
});
