import type { Insertable, Selectable } from 'kysely';
import { toIsoTime } from '#contract/fields.ts';
import { DEFAULT_MIN_SCORE, type Opportunity } from '#contract/scanner.ts';
import { applySkips, type SkipCounts } from '#core/opportunities/scoring/apply-skips.ts';
import { updateScore } from '#core/opportunities/scoring/update-score.ts';
import type { ThreadScore } from '#core/opportunities/scoring/score-thread.ts';
import { formatAgo } from '#core/opportunities/format-ago.ts';
import type { Db, Schema, Tx } from '#server/adapters/db/schema.ts';
import { resolveSiteUrl } from '#server/adapters/platform/site-url.ts';
import type { Context, UserContext } from '#server/context.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findVerdicts } from '../communities/find-promotion-rules.ts';
import { mergeDuplicateRows } from './merge-duplicate-rows.ts';
import { recordFound } from './keeping/record-found.ts';
import { readOpinion } from './second-opinion/opinion-cell.ts';
import { withoutErased } from './without-erased.ts';
import { withoutOwn } from './without-own.ts';
import { readSkipCounts } from './read-skip-counts.ts';

export type OpportunityRow = Selectable<Schema['opportunities']>;
export type NewOpportunity = Insertable<Schema['opportunities']>;

const HOUR_MS = 3_600_000;
const AT_ONCE = 50;
const MOST_SHOWN = 500;
const MOST_READ = 10 * MOST_SHOWN;

export type ShownOpportunity = OpportunityRow & { judged: ThreadScore };

function presentOpportunity(row: ShownOpportunity, { clock, platform }: UserContext): Opportunity {
  const {
    parts,
    intentLevel,
    intent,
    competitionLevel,
    sentiment,
    threadType,
    isTypeSure = true,
  } = row.judged;
  return {
    id: row.id,
    score: row.score,
    secondOpinion: readOpinion(row),
    parts,
    subreddit: row.community,
    title: row.title,
    description: row.body,
    // Clips and feed threads store absolute URLs.
    url: new URL(row.permalink, resolveSiteUrl(platform)).href,
    author: row.author,
    isViewed: row.viewed_at !== null,
    isSkipped: row.skipped_at !== null,
    upvotes: row.upvotes,
    comments: row.comments,
    timeAgo: formatAgo(clock.now() - row.created_at),
    createdAt: toIsoTime(row.created_at),
    velocity: row.velocity === null ? null : Math.round(row.velocity * 10) / 10,
    intentLevel,
    intent,
    competitionLevel,
    sentiment,
    threadType,
    isTypeSure,
    keywords: JSON.parse(row.keywords) as string[],
    origin: row.origin,
    readAt: toIsoTime(row.read_at),
  };
}

/** Presents threads with their communities' verdicts on promotion. */
export async function presentOpportunities(
  ctx: UserContext,
  rows: readonly ShownOpportunity[],
): Promise<Opportunity[]> {
  const idOf = ({ community }: ShownOpportunity) => communityId(originOf(ctx.platform), community);
  const verdicts = await findVerdicts(ctx, [...new Set(rows.map(idOf))], ctx.actor.workspaceId);
  return rows.map((row) => ({ ...presentOpportunity(row, ctx), ...verdicts.get(idOf(row)) }));
}

export const findOpportunity = (db: Db, id: string): Promise<OpportunityRow | undefined> =>
  db.selectFrom('opportunities').selectAll().where('id', '=', id).executeTakeFirst();

const selectFound = (db: Db, { workspaceId }: UserContext['actor'], isSkipped = false) =>
  db
    .selectFrom('opportunities')
    .where('workspace_id', '=', workspaceId)
    .where('skipped_at', isSkipped ? 'is not' : 'is', null);

type Wanted = {
  score_min?: number | undefined;
  viewed?: 'true' | 'false' | undefined;
  skipped?: 'true' | 'false' | undefined;
  subreddit?: string | undefined;
};

/** The best first; among equals, the newest. */
export async function findOpportunities(
  { db, clock, actor }: UserContext,
  { score_min: least = 0, viewed, skipped, subreddit }: Wanted,
): Promise<ShownOpportunity[]> {
  // Current scores are never above stored ones; they fall with age and skips.
  let query = selectFound(db, actor, skipped === 'true')
    .selectAll()
    .where('score', '>=', least);
  if (viewed) query = query.where('viewed_at', viewed === 'true' ? 'is not' : 'is', null);
  if (subreddit) query = query.where('community_key', '=', subreddit.toLowerCase());
  const ordered = query.orderBy('score', 'desc').orderBy('created_at', 'desc').orderBy('id');
  const at = { now: clock.now(), lessons: await readSkipCounts(db, actor.workspaceId) };
  const shown: ShownOpportunity[] = [];
  // Keeps reading rows until the list is full, because age and skips may remove some.
  for (let from = 0; from < MOST_READ && shown.length < MOST_SHOWN; from += MOST_SHOWN) {
    const rows = await ordered.limit(MOST_SHOWN).offset(from).execute();
    shown.push(...rows.map((row) => rescore(row, at)).filter(({ score }) => score >= least));
    if (rows.length < MOST_SHOWN) break;
    await clock.nextTurn();
  }
  return shown
    .toSorted((one, other) => other.score - one.score || other.created_at - one.created_at)
    .slice(0, MOST_SHOWN);
}

type Moment = { now: number; lessons: SkipCounts };

function rescore(row: OpportunityRow, moment: Moment): ShownOpportunity {
  const judged = judgedBy(row, moment);
  return { ...row, judged, score: judged.score };
}

type Scored = Pick<OpportunityRow, 'created_at' | 'judgement' | 'community' | 'keywords'>;

function judgedBy({ created_at, judgement, community, keywords }: Scored, { now, lessons }: Moment) {
  const ageHours = (now - created_at) / HOUR_MS;
  const judged = updateScore(JSON.parse(judgement) as ThreadScore, { ageHours });
  return applySkips(judged, { community, keywords: JSON.parse(keywords) as string[] }, lessons);
}

export async function readScore(
  { clock, actor }: UserContext,
  tx: Tx,
  id: string,
): Promise<Pick<OpportunityRow, 'id' | 'score'>> {
  const row = await tx.selectFrom('opportunities').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const lessons = await readSkipCounts(tx, actor.workspaceId);
  return { id, score: judgedBy(row, { now: clock.now(), lessons }).score };
}

/** Counts only the threads that the list shows by default. */
export async function countUnviewed(
  { db, clock, actor }: UserContext,
  { score_min: least = DEFAULT_MIN_SCORE }: Pick<Wanted, 'score_min'>,
): Promise<number> {
  const rows = await selectFound(db, actor)
    .select(['created_at', 'judgement', 'community', 'keywords'])
    .where('viewed_at', 'is', null)
    .where('origin', '<>', 'sample')
    .where('score', '>=', least)
    .orderBy('score', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const at = { now: clock.now(), lessons: await readSkipCounts(db, actor.workspaceId) };
  return rows.filter((row) => judgedBy(row, at).score >= least).length;
}

/** Adds new threads and updates known ones. Returns the number of new ones. */
export async function storeOpportunities(
  ctx: Pick<Context, 'cipher' | 'engine' | 'clock' | 'random' | 'jobs' | 'platform'>,
  tx: Tx,
  found: readonly NewOpportunity[],
): Promise<number> {
  const rows = await withoutErased(ctx, tx, await withoutOwn(tx, found));
  const ids = new Set(rows.map(({ id }) => id));
  let added = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await mergeDuplicateRows(tx, some);
    const kept = await tx
      .insertInto('opportunities')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['workspace_id', 'origin', 'thread_id']).doUpdateSet((row) => ({
          title: row.ref('excluded.title'),
          body: row.ref('excluded.body'),
          author: row.ref('excluded.author'),
          upvotes: row.ref('excluded.upvotes'),
          comments: row.ref('excluded.comments'),
          velocity: row.ref('excluded.velocity'),
          score: row.ref('excluded.score'),
          judgement: row.ref('excluded.judgement'),
          keywords: row.ref('excluded.keywords'),
          clipped_comments: row.ref('excluded.clipped_comments'),
          comment_id: row.ref('excluded.comment_id'),
          comment_author: row.ref('excluded.comment_author'),
          read_at: row.ref('excluded.read_at'),
        })),
      )
      .returning('id')
      .execute();
    // A known thread keeps its old id.
    const fresh = new Set(kept.map(({ id }) => id).filter((id) => ids.has(id)));
    added += fresh.size;
    await recordFound(
      ctx,
      tx,
      some.filter(({ id }) => fresh.has(id)),
    );
  }
  return added;
}
