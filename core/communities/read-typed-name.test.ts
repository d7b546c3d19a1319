import { expect, test } from 'vitest';
import { readTypedName } from './read-typed-name.ts';

test.each([
  ['saas', 'saas'],
  ['r/saas', 'saas'],
  [' /R/saas', 'saas'],
  ['https://www.reddit.com/r/saas/comments/abc/a_title', 'saas'],
  ['http://127.0.0.1:6060/r/saas/', 'saas'],
  ['reddit.com/r/saas/', 'saas'],
  ['https://www.reddit.com/r/saas?sort=new', 'saas'],
  ['https://www.reddit.com/', 'https://www.reddit.com'],
  ['r/', ''],
  ['', ''],
])('reads “%s” as the community “%s”', (typed, name) => {
  expect(readTypedName(typed)).toBe(name);
});
