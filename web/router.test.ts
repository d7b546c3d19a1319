import { expect, test } from 'vitest';
import { DETAIL_PAGES, PAGES } from '#contract/pages.ts';
import { router } from './router.tsx';

test('the router has exactly the pages that the contract lists', () => {
  const paths = Object.keys(router.routesByPath).map((path) => path.replace('$', ':'));
  expect(paths.toSorted()).toEqual([...PAGES, ...DETAIL_PAGES].toSorted());
});
