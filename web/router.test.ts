import { expect, test } from 'vitest';
import { PAGES, PAGES_OF_THINGS } from '#contract/pages.ts';
import { router } from './router.tsx';

test('the server knows every page of the web app, and answers none of them with 404', () => {
  const paths = Object.keys(router.routesByPath).map((path) => path.replace('$', ':'));
  expect(paths.toSorted()).toEqual([...PAGES, ...PAGES_OF_THINGS].toSorted());
});
