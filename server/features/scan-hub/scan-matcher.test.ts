import { expect, test } from 'vitest';
import { SCAN_DEFAULTS } from '#contract/scanner.ts';
import type { RunningScan } from './find-watches.ts';
import { ScanMatcher } from './scan-matcher.ts';

const scan = (id: string, keywords: string[], communities = ['saas'], version = 1): RunningScan => ({
  id,
  workspaceId: `wsp_${id}`,
  version,
  behind: null,
  configuration: { subreddits: communities, keywords, filters: { ...SCAN_DEFAULTS }, readsComments: false },
  communityKeys: new Set(communities),
});
const matcherOf = (...scans: RunningScan[]) => {
  const matcher = new ScanMatcher(7);
  matcher.replaceScans(scans);
  return matcher;
};
const matchesOf = (matcher: ScanMatcher, title: string, community = 'SaaS') =>
  matcher.match({ community, title, body: '' }).map(({ scan: { id }, keywords }) => [id].concat(keywords));

test('finds the scans of a text’s community that have matching keywords or no keywords', () => {
  const matcher = matcherOf(
    scan('a', ['invoice', 'late payment']),
    scan('b', []),
    scan('c', ['invoice'], ['webdev']),
    scan('d', ['tax']),
  );
  expect(matchesOf(matcher, 'Late payment of an invoice')).toEqual([['b'], ['a', 'invoice', 'late payment']]);
  expect(matchesOf(matcher, 'Something else', 'webdev')).toEqual([]);
});

test("applies a changed scan's new keywords, and no longer finds a deleted scan", () => {
  const matcher = matcherOf(scan('a', ['one']), scan('b', ['one', 'two']));
  matcher.replaceScans([scan('a', ['two', 'three'], ['saas'], 2)]);
  expect(matchesOf(matcher, 'One')).toEqual([]);
  expect(matchesOf(matcher, 'Two and three')).toEqual([['a', 'two', 'three']]);
});

test("updates a scan's communities without a new version when targets change", () => {
  const matcher = matcherOf(scan('a', ['one']), scan('b', []));
  matcher.replaceScans([scan('a', ['one'], ['webdev']), scan('b', [], ['webdev'])]);
  expect([matchesOf(matcher, 'One'), matchesOf(matcher, 'One', 'webdev')]).toEqual([
    [],
    [['b'], ['a', 'one']],
  ]);
});
