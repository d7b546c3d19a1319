import { expect, test } from 'vitest';
import type { Platform } from '#server/adapters/community/platform.ts';
import { isOnPlatform } from './is-on-platform.ts';

const at = (apiUrl: string) => ({ apiUrl }) as Platform;

test.each([
  ['https://www.reddit.com/r/a/comments/b/', true, false],
  ['https://old.reddit.com/r/a/comments/b/', true, false],
  ['https://reddit.com.evil.example/r/a/comments/b/', false, false],
  ['http://127.0.0.1:4001/r/a/comments/b/', false, true],
  ['http://127.0.0.1:4002/r/a/comments/b/', false, false],
])('%s', (link, onReddit, inSandbox) => {
  expect(isOnPlatform(link, at('https://oauth.reddit.com'))).toBe(onReddit);
  expect(isOnPlatform(link, at('http://127.0.0.1:4001'))).toBe(inSandbox);
});
