import type { matchProduct as matchEndpoint, Recommendation } from '#contract/opportunities.ts';
import type { Input } from '#contract/endpoint.ts';
import { explainMatch, scoreMatch } from '#core/opportunities/score-match.ts';
import { wordsByStem } from '#core/text/stem-words.ts';
import type { UserContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { addVerdicts } from '../discovery/add-verdicts.ts';
import { askForCommunities } from '../discovery/ask-for-communities.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { presentCommunity, readMedians } from '../discovery/community-rows.ts';
import { findByWords } from '../discovery/find-by-words.ts';
import { findTargets } from '../targets/target-rows.ts';
import { readProductSources, readTargetSources, type Source } from './profile-words.ts';

const RECOMMENDED = 12;
/** The minimum number of shared words: a single one is not enough of a match. */
const FEWEST_WORDS = 2;
const PRODUCT_WEIGHT = 1.5;

type Sources = { targets: readonly Source[]; product: readonly Source[] };

/** Communities like the targets and the product; none if neither is known. */
export async function recommendCommunities(ctx: UserContext): Promise<Recommendation[]> {
  const names = (await findTargets(ctx)).map(({ name }) => name);
  await fillStore(ctx);
  const targets = await readTargetSources(ctx, names);
  return await recommend(ctx, { targets, product: await readProductSources(ctx, {}) });
}

export async function matchProduct(
  ctx: UserContext,
  { description, websiteUrl }: Input<typeof matchEndpoint>,
): Promise<Recommendation[]> {
  await fillStore(ctx);
  const product = await readProductSources(ctx, { description, websiteUrl: websiteUrl ?? null });
  return await recommend(ctx, { targets: [], product });
}

async function fillStore(ctx: UserContext): Promise<void> {
  const reader = ctx.platform && (await findReader(ctx, ctx.actor.workspaceId, 'community'));
  if (reader) await askForCommunities(ctx, reader, '');
}

async function recommend(ctx: UserContext, { targets, product }: Sources): Promise<Recommendation[]> {
  const { db, platform } = ctx;
  const origin = originOf(platform);
  const profile = formProfile({ targets, product });
  const own = (await findTargets(ctx)).map(({ name }) => communityId(origin, name));
  const found = await findByWords(db, origin, profile, {
    limit: RECOMMENDED,
    without: new Set(own),
    // A description of one word can match in one word only.
    fewestWords: Math.min(FEWEST_WORDS, profile.size),
  });
  const medians = await readMedians(db);
  const best = found[0]?.score ?? 1;
  const recommended = found
    .map(({ row, words, score }) => {
      const community = presentCommunity(row, medians, platform);
      const { engagementRate } = community;
      const match = {
        words: words.map((word) => ({ word, like: namesOf([...product, ...targets], word) })),
        share: score / best,
        engagementRate,
        isOpen: row.access === 'public',
      };
      return Object.assign(community, { matchScore: scoreMatch(match), reason: explainMatch(match) });
    })
    .toSorted((one, other) => other.matchScore - one.matchScore);
  return await addVerdicts(ctx, recommended);
}

/** Weights of targets add up; for the product, each word's highest weight counts. */
function formProfile({ targets, product }: Sources): Map<string, number> {
  const ofProduct = new Map<string, number>();
  for (const [stem, weight] of product.flatMap(({ words }) => [...words]))
    ofProduct.set(stem, Math.max(ofProduct.get(stem) ?? 0, weight * PRODUCT_WEIGHT));
  const profile = new Map<string, number>();
  for (const [stem, weight] of [...targets.flatMap(({ words }) => [...words]), ...ofProduct])
    profile.set(stem, (profile.get(stem) ?? 0) + weight);
  return profile;
}

/** The names of the sources that share a word. */
const namesOf = (sources: readonly Source[], word: string): string[] =>
  sources
    .filter(({ words }) => [...wordsByStem(word, 2).keys()].some((stem) => words.has(stem)))
    .map(({ name }) => name);
