import { stemsOf } from '#core/text/stem-words.ts';
import type { UserContext } from '#server/context.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { askOnce, readAnswer } from '../discovery/ask-once.ts';
import { readProfile } from '../discovery/find-by-words.ts';
import { readFactsFile } from '../drafts/facts-file.ts';

const WEBSITE_KEPT_MS = 24 * 3_600_000;
const WEBSITE_WORDS = 60;
const RECENT_POSTS = 20;
/** A target where own posts stayed up counts more; one that took them down counts less. */
const PER_STAY = 0.25;
const PER_REMOVAL = 0.5;
const [LEAST, MOST] = [0.1, 2];

type Words = ReadonlyMap<string, number>;
type Product = { description?: string; websiteUrl?: string | null };

/** What the targets talk about, each weighed by what became of own posts there. */
export async function targetWords(ctx: UserContext, targets: readonly string[]): Promise<Words> {
  const results = await readResults(ctx);
  const profile = new Map<string, number>();
  for (const name of targets) {
    const weight = results.get(name.toLowerCase()) ?? 1;
    for (const stem of (await readProfile(ctx.db, [communityId(originOf(ctx.platform), name)])).keys())
      profile.set(stem, (profile.get(stem) ?? 0) + weight / targets.length);
  }
  return profile;
}

/** By community: 1 without own posts. */
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

/** What the product is about: its description, its website, the facts file and recent titles. */
export async function productWords(ctx: UserContext, given: Product): Promise<Words> {
  const { product, about } = await readFactsFile(ctx);
  const recent = await readRecentPosts(ctx);
  const websiteUrl = given.websiteUrl ?? recent.find(({ website_url: url }) => url)?.website_url;
  const profile = new Map<string, number>();
  const add = (stems: Iterable<string>, weight: number) => {
    for (const stem of stems) profile.set(stem, Math.max(profile.get(stem) ?? 0, weight));
  };
  if (given.description === undefined) add(stemsOf(recent.map(({ title }) => title ?? '').join(' ')), 0.5);
  add(stemsOf(`${product ?? ''} ${about.join(' ')}`), 1);
  if (websiteUrl) add(await readWebsiteWords(ctx, websiteUrl), 1);
  add(stemsOf(given.description ?? ''), 2);
  return profile;
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

/** A website is read once a day. */
async function readWebsiteWords(ctx: UserContext, url: string): Promise<string[]> {
  const key = `website:${url}`;
  await askOnce(ctx, { key, keepMs: WEBSITE_KEPT_MS }, async () => {
    const outcome = await ctx.readWebsite(url);
    if (outcome.kind === 'failed') return null;
    const { title, description, headings } = outcome.page;
    return [...stemsOf([title, description, ...headings].join(' '))].slice(0, WEBSITE_WORDS);
  });
  return (await readAnswer(ctx.db, key)) ?? [];
}
