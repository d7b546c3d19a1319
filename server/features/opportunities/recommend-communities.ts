import type { matchProduct as matchEndpoint, Recommendation } from '#contract/opportunities.ts';
import type { Input } from '#contract/endpoint.ts';
import { explainMatch, scoreMatch } from '#core/opportunities/score-match.ts';
import type { UserContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { askForCommunities } from '../discovery/ask-for-communities.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { presentCommunity, readMedians } from '../discovery/community-rows.ts';
import { findByWords } from '../discovery/find-by-words.ts';
import { findTargets } from '../targets/target-rows.ts';
import { productWords, targetWords } from './profile-words.ts';

const RECOMMENDED = 12;
/** What shares a single word is hardly alike. */
const FEWEST_WORDS = 2;
/** What is known of targets and product weighs so much beside each other. */
const PRODUCT_WEIGHT = 1.5;

type Sources = { targets: readonly string[]; product: ReadonlyMap<string, number> };

/** Communities like the targets and the product; none while neither is known. */
export async function recommendCommunities(ctx: UserContext): Promise<Recommendation[]> {
  const targets = (await findTargets(ctx)).map(({ name }) => name);
  await fillStore(ctx);
  return await recommend(ctx, { targets, product: await productWords(ctx, {}) });
}

/** Communities for a product alone. */
export async function matchProduct(
  ctx: UserContext,
  { description, websiteUrl }: Input<typeof matchEndpoint>,
): Promise<Recommendation[]> {
  await fillStore(ctx);
  const product = await productWords(ctx, { description, websiteUrl: websiteUrl ?? null });
  return await recommend(ctx, { targets: [], product });
}

async function fillStore(ctx: UserContext): Promise<void> {
  const reader = ctx.platform && (await findReader(ctx, ctx.actor.workspaceId));
  if (reader) await askForCommunities(ctx, reader, '');
}

async function recommend(ctx: UserContext, { targets, product }: Sources): Promise<Recommendation[]> {
  const { db, platform } = ctx;
  const origin = originOf(platform);
  const profile = new Map(await targetWords(ctx, targets));
  for (const [stem, weight] of product) profile.set(stem, (profile.get(stem) ?? 0) + weight * PRODUCT_WEIGHT);
  const own = (await findTargets(ctx)).map(({ name }) => communityId(origin, name));
  const found = await findByWords(db, origin, profile, {
    limit: RECOMMENDED,
    without: new Set(own),
    // A product may be described in one word.
    fewestWords: Math.min(FEWEST_WORDS, profile.size),
  });
  const medians = await readMedians(db);
  const best = found[0]?.score ?? 1;
  return found
    .map(({ row, words, score }) => {
      const community = presentCommunity(row, medians, platform);
      const { engagementRate } = community;
      const match = { words, share: score / best, engagementRate, isOpen: row.access === 'public' };
      const sources = { targets, hasProduct: product.size > 0 };
      return Object.assign(community, {
        matchScore: scoreMatch(match),
        reason: explainMatch(match, sources),
      });
    })
    .toSorted((one, other) => other.matchScore - one.matchScore);
}
