import { expect, test } from 'vitest';
import { isOnPlatform } from './is-on-platform.ts';

const REDDIT = { isLocal: false, siteUrl: 'https://www.reddit.com' };
const SANDBOX = { isLocal: true, siteUrl: 'http://127.0.0.1:4001' };

test.each([
  ['https://www.reddit.com/r/a/comments/b/', true, false],
  ['https://old.reddit.com/r/a/comments/b/', true, false],
  ['https://reddit.com.evil.example/r/a/comments/b/', false, false],
  ['https://evilreddit.com/r/a/comments/b/', false, false],
  ['https://evil.example.reddit.com.example/r/a/comments/b/', false, false],
  ['https://redd.it/b', true, false],
  ['http://127.0.0.1:4001/r/a/comments/b/', false, true],
  ['http://127.0.0.1:4002/r/a/comments/b/', false, false],
])('recognizes a link to the platform of %s', (link, onReddit, inSandbox) => {
  expect(isOnPlatform(link, REDDIT)).toBe(onReddit);
  expect(isOnPlatform(link, SANDBOX)).toBe(inSandbox);
});
