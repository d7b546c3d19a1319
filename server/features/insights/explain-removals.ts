import type { Problem } from '#contract/posts.ts';
import type { Removal } from '#contract/insights.ts';
import { toIsoTime } from '#contract/fields.ts';
import type { Span } from '#core/insights/spans.ts';
import { isRemovedByOthers } from '#core/insights/own-post.ts';
import { type PreflightInput, preflight } from '#core/preflight/preflight.ts';
import type { UserContext } from '#server/context.ts';
import { originOf } from '../communities/community-id.ts';
import { findBeginnings } from '../posts/post-beginning.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { toCheckedText } from '../posts/refuse-blocked.ts';
import { type PreflightReads, readEarlierRules } from '../preflight/preflight-reads.ts';
import { prepareChecks } from '../preflight/prepare-checks.ts';
import { isNotOnOtherSite } from './is-not-on-other-site.ts';

const MOST = 50;

/** The latest removed posts, each with the rules it broke. */
export async function explainRemovals(
  ctx: UserContext,
  reads: PreflightReads,
  { from, until }: Span,
): Promise<Removal[]> {
  const { workspaceId } = ctx.actor;
  const rows = await ctx.db
    .selectFrom('posts')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('phase', '=', 'removed')
    .where(isNotOnOtherSite(originOf(ctx.platform)))
    .where('deleted_at', 'is', null)
    .where('published_at', '>=', from)
    .where('published_at', '<', until)
    .orderBy('published_at', 'desc')
    .execute();
  const removed = rows.filter((row) => isRemovedByOthers(problemOf(row))).slice(0, MOST);
  if (removed.length === 0) return [];
  const ids = removed.map(({ id }) => id);
  const [beginnings, noticed] = await Promise.all([findBeginnings(ctx.db, ids), findNoticed(ctx, ids)]);
  const texts = removed.map((row, index) => {
    const at = row.published_at ?? 0;
    const leaving = { ...row, beginning: beginnings[index] ?? null, at };
    return toCheckedText(leaving, { now: at, isByHand: false });
  });
  const prepared = await prepareChecks(ctx, reads, { workspaceId }, texts);
  return await Promise.all(
    removed.map(async (row, index): Promise<Removal> => {
      const check = prepared[index];
      return {
        postId: row.id,
        noticedAt: toIsoTime(noticed.get(row.id) ?? null),
        rules: check ? await holdAgainst(ctx, row, asOfThen(check.input)) : null,
      };
    }),
  );
}

const problemOf = ({ problem }: Pick<PostRow, 'problem'>) =>
  problem === null ? null : (JSON.parse(problem) as Problem);

async function findNoticed({ db }: UserContext, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('post_events')
    .select((row) => ['post_id', row.fn.max('at').as('at')])
    .where('post_id', 'in', ids)
    .where('event', '=', 'removedThere')
    .groupBy('post_id')
    .execute();
  return new Map(rows.map(({ post_id: id, at }) => [id, at]));
}

/** Drops what the author did after the post. The share of self-promotional links at that time is unknown. */
const asOfThen = ({ history, ...input }: PreflightInput): PreflightInput => ({
  ...input,
  history: { mentions: history.mentions.filter(({ at }) => at <= input.moment.at), contributions: null },
});

/** By the rules at the time of posting, while their texts are stored, else by the current rules. */
async function holdAgainst(ctx: UserContext, row: PostRow, input: PreflightInput): Promise<Removal['rules']> {
  const place = { workspaceId: row.workspace_id, community: row.subreddit };
  const then = row.rules_version ? await readEarlierRules(ctx, place, row.rules_version) : null;
  const rules = then ?? input.rules;
  if (!rules) return null;
  const { findings } = preflight({ ...input, rules });
  const against = findings.filter(({ severity, code }) => severity !== 'note' && !code.startsWith('RULES_'));
  return {
    asOf: then ? 'then' : 'now',
    findings: against.map(({ text, quote }) => ({ text, quote })),
  };
}
