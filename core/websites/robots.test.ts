import { expect, test } from 'vitest';
import { isAllowedByRobots, parseRobots } from './robots.ts';

const may = (robots: string, path: string) => isAllowedByRobots(parseRobots(robots, 'Threadwell'), path);

test.each([
  ['', '/', true],
  ['User-agent: *\nDisallow: /', '/x', false],
  ['User-agent: *\nDisallow:', '/x', true],
  ['User-agent: *\nDisallow: /private', '/private/x', false],
  ['User-agent: *\nDisallow: /private', '/public', true],
  ['User-agent: *\nDisallow: /\nAllow: /blog', '/blog/1', true],
  ['User-agent: *\nAllow: /a\nDisallow: /a', '/a', true],
  ['User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf', false],
  ['User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf?z', true],
  ['User-agent: *\nDisallow: /a*b*c', '/a-b-c-d', false],
  ['User-agent: *\nDisallow: /a$', '/ab', true],
  ['User-agent: other\nDisallow: /', '/', true],
  ['User-agent: threadwell\nDisallow: /\n\nUser-agent: *\nDisallow:', '/', false],
  ['User-agent: *\nDisallow: /\n\nUser-agent: Threadwell\nAllow: /', '/', true],
  ['User-agent: a\nUser-agent: THREADWELL\nDisallow: /x # not here\r\n', '/x', false],
  ['<html>Not found</html>', '/', true],
  ['Disallow: /', '/', true],
] as const)('under the rules %j, decides about %s: %s', (robots, path, allowed) => {
  expect(may(robots, path)).toBe(allowed);
});
