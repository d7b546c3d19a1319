import { expect, test } from 'vitest';
import { DETAIL_PAGES, PAGES } from '#contract/pages.ts';
import { router } from './router.tsx';

test('the router has exactly the pages that the contract lists', () => {
  const paths = Object.keys(router.routesByPath).map((path) => path.replace('$', ':'));
  expect(paths.toSorted()).toEqual([...PAGES, ...DETAIL_PAGES].toSorted());
});

test.each([
  ['/analytics', { range: '1y' }],
  ['/analytics/week', { ago: 'soon' }],
  ['/calendar', { view: 'year', day: '2026-99-99' }],
  ['/posts', { status: 'lost', sort: 'size', page: 'last' }],
  ['/discovery', { size: 'huge', sort: 'age' }],
  ['/scanner', { score: 'high', status: 'old' }],
] as const)('ignores invalid search values at %s', (path, search) => {
  const found = router.matchRoutes(path, search).at(-1)?.search;
  expect(JSON.stringify(found)).toBe('{}');
});
