import type { Mention, Moment } from '#core/preflight/subject.ts';
import type { PreflightInput } from '#core/preflight/preflight.ts';
import { createClaimFinder } from '#core/preflight/find-claims.ts';
import { getVisibleText } from '#core/mentions/read-mentions.ts';
import { quotaWindowMs } from '#core/preflight/mention-budget.ts';
import { removeHiddenText } from '#core/communities/shows-text-with-link.ts';
import type { Context } from '#server/context.ts';
import { originOf } from '../communities/community-id.ts';
import { createReaders, type Readers } from './mention-readers.ts';
import { countContributions, findMentions, type ReadText } from './mention-history.ts';
import type { CommunityRules, PreflightReads } from './preflight-reads.ts';

/** A text to be sent at `moment`. `websiteUrl`: the website that the author gave with it. */
export type CheckedText = PreflightInput['draft'] & {
  websiteUrl: string | null;
  isByHand: boolean;
  moment: Moment;
};
export type PreparedCheck = { input: PreflightInput; rules: CommunityRules | null };

type Item = Pick<PreflightInput, 'product' | 'missingFrom' | 'claims'> & {
  text: CheckedText;
  rules: CommunityRules | null;
};
type Asked = {
  workspaceId: string;
  /** Reads earlier mentions even if the text has none, to tell how much budget is left. */
  asksForBudget?: boolean;
};

/** If we don't know who wrote the original text, we assume a model did. */
const isModels = ({ beginning }: CheckedText): boolean => beginning !== null && beginning.byModel !== false;

/** Reads everything that texts are checked against, once for all of them. */
export async function prepareChecks(
  ctx: Context,
  reads: PreflightReads,
  { workspaceId, asksForBudget = false }: Asked,
  texts: readonly CheckedText[],
): Promise<PreparedCheck[]> {
  if (texts.length === 0) return [];
  const [own, ...rules] = await Promise.all([
    reads.own(workspaceId),
    ...texts.map(({ community }) => reads.rules({ workspaceId, community: community.toLowerCase() })),
  ]);
  const readerOf = createReaders(own);
  const findClaims = createClaimFinder(own.claims);
  const items: Item[] = [];
  for (const [index, given] of texts.entries()) {
    if (index > 0) await ctx.clock.nextTurn();
    const found = rules[index] ?? null;
    const text = removeHiddenText(given, found === 'missing' ? null : found?.scoped.posts);
    const reader = readerOf(text.websiteUrl);
    items.push({
      text,
      product: { label: reader.label, isKnown: reader.isKnown, mentions: reader.read(text) },
      claims: isModels(text) ? findClaims(getVisibleText(text)) : [],
      rules: found === 'missing' ? null : found,
      missingFrom: found === 'missing' ? originOf(ctx.platform) : null,
    });
  }
  const histories = await readHistories(ctx, workspaceId, { items, readerOf, asksForBudget });
  return items.map((item) => {
    const { text, product, claims, rules, missingFrom: from } = item;
    const { isByHand, moment, websiteUrl: _, ...draft } = text;
    const history = histories.get(item) ?? { mentions: [], contributions: null };
    const scoped = rules?.scoped ?? null;
    return {
      input: {
        draft,
        isByHand,
        product,
        claims,
        rules: scoped,
        missingFrom: from,
        members: own.members,
        history,
        moment,
      },
      rules,
    };
  });
}

/** Reads an earlier text for its own website and for that of the checked text. */
const readWith =
  (readerOf: Readers, website: string | null): ReadText =>
  (text) =>
    readerOf(text.websiteUrl, website).read(text);

type Read = { items: readonly Item[]; readerOf: Readers; asksForBudget: boolean };

/** Texts for two websites may promote two products, so each website has its own history. */
async function readHistories(
  ctx: Context,
  workspaceId: string,
  { items, readerOf, asksForBudget }: Read,
): Promise<Map<Item, PreflightInput['history']>> {
  const histories = new Map<Item, PreflightInput['history']>();
  const byCommunity = Map.groupBy(items, ({ text }) => text.community.toLowerCase());
  for (const [website, own] of Map.groupBy(items, ({ text }) => text.websiteUrl)) {
    const readText = readWith(readerOf, website);
    const contributions = own.some(({ product }) => product.mentions.ownLinks > 0)
      ? await countContributions(ctx, workspaceId, (...websites) => readerOf(website, ...websites))
      : null;
    for (const [community, some] of Map.groupBy(own, ({ text }) => text.community.toLowerCase())) {
      const isAsked = asksForBudget || some.some(({ product }) => product.mentions.isMentioned);
      const placed = byCommunity.get(community) ?? some;
      const mentions = isAsked ? await findPlaced(ctx, { workspaceId, community }, placed, readText) : [];
      for (const item of some) histories.set(item, { mentions, contributions });
    }
  }
  return histories;
}

/** The mentions that count in a community, including the checked texts at their new times. */
async function findPlaced(
  ctx: Context,
  place: { workspaceId: string; community: string },
  placed: readonly Item[],
  readText: ReadText,
): Promise<Mention[]> {
  const quotaDays = Math.max(0, ...placed.map(({ rules }) => longestQuota(rules)));
  if (quotaDays === 0) return [];
  const times = placed.flatMap(({ text: { moment } }) => [moment.at, moment.plannedAt, moment.now]);
  const window = {
    from: Math.min(...times) - quotaWindowMs(quotaDays),
    until: Math.max(...times) + quotaWindowMs(quotaDays),
  };
  const found = await findMentions(ctx, { ...place, ...window }, readText);
  const own = placed.flatMap(({ text }) =>
    text.id === null || !readText(text).isMentioned
      ? []
      : [{ id: text.id, at: text.moment.plannedAt, isOut: false }],
  );
  const checked = new Set(placed.map(({ text }) => text.id));
  return [...found.filter(({ id }) => !checked.has(id)), ...own];
}

const longestQuota = (rules: CommunityRules | null): number =>
  rules
    ? Math.max(rules.scoped.posts.reading.quotaDays ?? 0, rules.scoped.comments.reading.quotaDays ?? 0)
    : 0;
