import type { Page } from '#server/features/scan-hub/poll-groups.ts';
import { LISTED, OLDEST, PAGE, type Trace, type TracedCommunity } from './trace.ts';

/** `at`: when it was created. `createdAt`: the platform's time, in whole seconds. */
export type ListedPost = {
  readonly id: string;
  readonly community: string;
  readonly createdAt: number;
  readonly at: number;
  readonly of: TracedCommunity;
};

const FIRST_SPAN_MS = 30_000;

/** The platform's listings of new posts, over a trace. */
export class Site {
  readonly #communities: ReadonlyMap<string, TracedCommunity>;

  constructor(trace: Trace) {
    this.#communities = new Map(trace.map((community) => [community.name, community]));
  }

  list(names: readonly string[], after: string | null, now: number): Page<ListedPost> {
    const communities = names.flatMap((name) => this.#communities.get(name) ?? []);
    const wanted = after === null ? PAGE + 1 : LISTED;
    let posts: ListedPost[] = [];
    for (let span = FIRST_SPAN_MS; posts.length < wanted; span *= 4) {
      posts = communities.flatMap((community) => postsBetween(community, now - span, now));
      if (now - span < OLDEST) break;
    }
    const listed = posts.toSorted((one, other) => other.at - one.at).slice(0, LISTED);
    const start = after === null ? 0 : listed.findIndex(({ id }) => id === after) + 1;
    const page = listed.slice(start, start + PAGE);
    const hasMore = start + PAGE < listed.length;
    return { kind: 'page', posts: page, after: hasMore ? (page.at(-1)?.id ?? null) : null };
  }
}

function postsBetween(of: TracedCommunity, from: number, until: number): ListedPost[] {
  const found: ListedPost[] = [];
  for (let index = countUntil(of.posts, until) - 1; index >= 0 && found.length < LISTED; index -= 1) {
    const at = of.posts[index] ?? 0;
    if (at < from) break;
    found.push({
      id: `${of.name}:${index}`,
      community: of.name,
      createdAt: Math.floor(at / 1_000) * 1_000,
      at,
      of,
    });
  }
  return found;
}

/** The number of times before `until`. */
export function countUntil(times: readonly number[], until: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < until) low = middle + 1;
    else high = middle;
  }
  return low;
}
