import { expect, test } from 'vitest';
import { readAutolink, readTarget, toHref } from './link-targets.ts';

test.each([
  ['https://a.example/x?y=z#w', 'https://a.example/x?y=z#w'],
  ['HTTPS://A.Example', 'https://a.example/'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example/'],
  ['https://a.example/"><b>', 'https://a.example/%22%3E%3Cb%3E'],
  ['/r/webdev/wiki', 'https://www.reddit.com/r/webdev/wiki'],
  ['u/bob', 'https://www.reddit.com/u/bob'],
  ['user/bob', 'https://www.reddit.com/user/bob'],
  ['r/../evil', null],
  ['//evil.example', null],
  ['/evil', null],
  ['#top', null],
  ['https://', null],
  ['https:a.example', null],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['file:///etc/passwd', null],
  ['ftp://a.example', null],
  ['', null],
])('resolves a link to %j to %j', (target, href) => {
  expect(toHref(target)).toBe(href);
});

test.each([
  ['(https://a.example/x)', 'https://a.example/x'],
  ['( https://a.example/x )', 'https://a.example/x'],
  ['(https://a.example/x "a (b) title")', 'https://a.example/x'],
  ['(https://a.example/x_(y)_z)', 'https://a.example/x_(y)_z'],
  ['(https://a.example/x\\)y)', 'https://a.example/x)y'],
  ['(https://a.example/x\\_y)', 'https://a.example/x_y'],
  ['(https://a.example/((x)))', null],
  ['(https://a.example/x y)', null],
  ['(<https://a.example/x>)', null],
  ['(https://a.example/x', null],
  ["(https://a.example/x 'title')", null],
  ['()', null],
  [' (https://a.example)', null],
])('reads the link target %j as %j', (text, href) => {
  const target = readTarget(`[a]${text} more`, 3);
  expect(target?.href ?? null).toBe(href);
  expect(target?.end ?? 3 + text.length).toBe(3 + text.length);
});

test.each([
  ['https://a.example.', 'https://a.example'],
  ['https://a.example/x, and', 'https://a.example/x'],
  ['https://a.example/x?!', 'https://a.example/x'],
  ['https://a.example/(x)', 'https://a.example/(x)'],
  ['https://a.example/x)', 'https://a.example/x'],
  ['https://a.example/(x).)', 'https://a.example/(x)'],
  ['https://a.example/x**', 'https://a.example/x'],
  ['https://a.example/x_y_', 'https://a.example/x_y'],
  ['https://a.example/<b>', 'https://a.example/'],
  ['https://a.example/[x]', 'https://a.example/'],
  ['https://...', null],
  ['http:a', null],
  ['r/web_dev-2!', 'r/web_dev-2'],
  ['/u/bob', '/u/bob'],
  ['r/a', null],
  ['<https://a.example/x.>', 'https://a.example/x.'],
  ['<https://a.example/x y>', null],
  ['<b>', null],
])('in running text, links %j as %j', (text, label) => {
  expect(readAutolink(text, 0)?.label ?? null).toBe(label);
});

test.each(['a', '/', '.', '-', '@', '_'])('links no address right after %j', (before) => {
  expect(readAutolink(`${before}r/webdev`, 1)).toBeNull();
  expect(readAutolink(`${before}https://a.example`, 1)).toBeNull();
});
