import type { Endpoint } from '#contract/endpoint.ts';

/** Groups by path prefix, in the order of the page; the first match counts. */
const GROUPS = [
  ['Posts', /^\/api\/(posts|series|snippets|media|drafts|trash|interviews)/],
  ['Opportunities', /^\/api\/(opportunities|scanner|links|feed|replies|follows|page-model)/],
  ['Writing', /^\/api\/(generate-content|shape|check|local-models|settings\/(model|facts|voice|check))/],
  ['Communities', /^\/api\/(subreddits|user-su)/],
  ['Figures', /^\/api\/(dashboard|insights|sites|clicks|activity)/],
  ['Alerts', /^\/api\/alerts/],
  ['Keys and accounts', /^\//],
] as const;
export type Group = (typeof GROUPS)[number][0];

export const GROUP_NAMES: readonly Group[] = GROUPS.map(([name]) => name);

export const groupOf = (path: string): Group =>
  GROUPS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'Keys and accounts';

export function groupEndpoints(endpoints: readonly Endpoint[]): Map<Group, Endpoint[]> {
  const grouped = new Map(GROUP_NAMES.map((name): [Group, Endpoint[]] => [name, []]));
  for (const endpoint of endpoints) grouped.get(groupOf(endpoint.path))?.push(endpoint);
  return grouped;
}
