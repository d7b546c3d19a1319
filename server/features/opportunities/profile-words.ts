import { listProductWords } from '#core/opportunities/scoring/product-words.ts';
import { listStems } from '#core/text/stem-words.ts';
import { removeNegated } from '#core/text/remove-negated.ts';
import type { UserContext } from '#server/context.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { askOnce, readAnswer } from '../communities/ask-once.ts';
import { readProfile } from '../discovery/find-by-words.ts';
import { readFactsFile } from '../drafts/facts-file.ts';

const WEBSITE_KEPT_MS = 24 * 3_600_000;
const WEBSITE_WORDS = 60;
const RECENT_POSTS = 20;
/** A target counts more for each of the workspace's posts that stayed up, and less for each that was removed. */
const PER_STAY = 0.25;
const PER_REMOVAL = 0.5;
const [LEAST, MOST] = [0.1, 2];

/** `name`: used in reasons. `words`: weights by stem. */
export type Source = { name: string; words: ReadonlyMap<string, number> };
type Product = { description?: string; websiteUrl?: string | null };

/** The topics of each target, weighted by how the workspace's own posts did there. */
export async function readTargetSources(ctx: UserContext, targets: readonly string[]): Promise<Source[]> {
  const results = await readResults(ctx);
  return await Promise.all(
    targets.map(async (name) => {
      const weight = (results.get(name.toLowerCase()) ?? 1) / targets.length;
      const profile = await readProfile(ctx.db, [communityId(originOf(ctx.platform), name)]);
      return { name: `r/${name}`, words: weigh(profile.keys(), weight) };
    }),
  );
}

const weigh = (stems: Iterable<string>, weight: number): Map<string, number> =>
  new Map([...stems].map((stem) => [stem, weight]));

/** The weight of each community; 1 if the workspace hasn't posted there. */
async function readResults({ db, actor }: UserContext): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('posts')
    .select((row) => ['phase', row.fn<string>('lower', ['subreddit']).as('key')])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', actor.workspaceId)
    .where('phase', 'in', ['published', 'removed'])
    .where('deleted_at', 'is', null)
    .groupBy(['phase', 'key'])
    .execute();
  const results = new Map<string, number>();
  for (const { phase, key, count } of rows) {
    const change = phase === 'published' ? count * PER_STAY : -count * PER_REMOVAL;
    results.set(key, Math.min(MOST, Math.max(LEAST, (results.get(key) ?? 1) + change)));
  }
  return results;
}

/** The topics of the product: its description and facts file, its website, and recent titles. */
export async function readProductSources(ctx: UserContext, given: Product): Promise<Source[]> {
  const { product, about } = await readFactsFile(ctx);
  const recent = await readRecentPosts(ctx);
  const websiteUrl = given.websiteUrl ?? recent.find(({ website_url: url }) => url)?.website_url;
  const stated = weigh(listProductWords({ product, about }), 1);
  const described = weigh(listStems(removeNegated(given.description ?? '')), 2);
  const titles = given.description === undefined ? recent.map(({ title }) => title ?? '') : [];
  return [
    { name: 'your product', words: new Map([...stated, ...described]) },
    { name: 'your website', words: weigh(websiteUrl ? await readWebsiteWords(ctx, websiteUrl) : [], 1) },
    { name: 'your posts', words: weigh(listStems(titles.join(' ')), 0.5) },
  ];
}

const readRecentPosts = ({ db, actor }: UserContext) =>
  db
    .selectFrom('posts')
    .select(['title', 'website_url'])
    .where('workspace_id', '=', actor.workspaceId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(RECENT_POSTS)
    .execute();

/** Reads a website at most once a day. */
async function readWebsiteWords(ctx: UserContext, url: string): Promise<string[]> {
  const key = `website:${url}`;
  await askOnce(ctx, { key, keepMs: WEBSITE_KEPT_MS }, async () => {
    const outcome = await ctx.readWebsite(url);
    if (outcome.kind === 'failed') return null;
    const { title, description, headings } = outcome.page;
    return [...listStems([title, description, ...headings].join(' '))].slice(0, WEBSITE_WORDS);
  });
  return (await readAnswer(ctx.db, key)) ?? [];
}
