import type { Group, ScanPlan, SeenPost } from '#core/scanning/scan-plan.ts';

/** Concurrent calls, so that slow responses do not slow down scanning. */
const LANES = 3;
/** The maximum number of pages: the platform lists a thousand posts. */
const PAGES_MAX = 10;
/** A round ends if nothing is due within this time. */
const SOON_MS = 5_000;

export type Post = { readonly id: string; readonly community: string; readonly createdAt: number };
export type Page<P extends Post> =
  | { readonly kind: 'page'; readonly posts: readonly P[]; readonly after: string | null }
  /** `refused`: the platform does not show the listing. `failed`: there was no answer. */
  | { readonly kind: 'refused' | 'failed' };

export type HubPorts<P extends Post> = {
  now(): number;
  siteNow(): number;
  /** Waits. Resolves early on shutdown. */
  sleep(ms: number): Promise<void>;
  isStopping(): boolean;
  read(names: readonly string[], after: string | null): Promise<Page<P>>;
  /** Stores the posts and passes them on. Returns the ids of the new ones. */
  keep(posts: readonly P[]): Promise<ReadonlySet<string>>;
};

/** Reads groups as they become due, until `until` or until none is due soon. */
export async function pollGroups<P extends Post>(
  ports: HubPorts<P>,
  plan: ScanPlan,
  until: number,
  lanes = LANES,
): Promise<void> {
  const errors: unknown[] = [];

  async function lane(): Promise<void> {
    while (!ports.isStopping() && errors.length === 0 && ports.now() < until) {
      const group = plan.next(ports.now());
      const waitMs = group ? group.dueAt - ports.now() : Infinity;
      if (!group || waitMs > SOON_MS) return;
      if (waitMs > 0) await ports.sleep(waitMs);
      else await pollGroup(ports, plan, group);
    }
  }

  await Promise.all(
    Array.from({ length: lanes }, () => lane().catch((error: unknown) => errors.push(error))),
  );
  if (errors.length > 0) throw errors[0];
}

/** Reads until the listing reaches back to known posts. */
async function pollGroup<P extends Post>(ports: HubPorts<P>, plan: ScanPlan, group: Group): Promise<void> {
  const [askedAt, siteAskedAt] = [ports.now(), ports.siteNow()];
  plan.begin(group, askedAt);
  const horizon = plan.horizonOf(group, siteAskedAt);
  const posts: SeenPost[] = [];
  let [after, oldestAt, coverage]: [string | null, number, 'whole' | 'gap' | 'unfinished'] = [null, 0, 'gap'];
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const read = await ports.read(group.names, after);
    if (read.kind !== 'page') {
      if (page === 0) {
        plan[read.kind](group, ports.now());
        return;
      }
      coverage = 'unfinished';
      break;
    }
    const fresh = await ports.keep(read.posts);
    for (const { id, community, createdAt } of read.posts)
      posts.push({ community, createdAt, isNew: fresh.has(id) });
    after = read.after;
    // On the last allowed page, a missing `after` doesn't mean the listing ends.
    const isEnd = after === null && page < PAGES_MAX - 1;
    oldestAt = isEnd ? 0 : Math.min(...posts.map(({ createdAt }) => createdAt));
    if (oldestAt <= horizon) {
      coverage = 'whole';
      break;
    }
  }
  if (posts.length === 0) plan.showedNothing(group, ports.now());
  else plan.read(group, { askedAt, siteAskedAt, coverage, oldestAt }, posts);
}
