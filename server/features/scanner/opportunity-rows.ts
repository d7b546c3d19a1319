import type { Insertable, Selectable } from 'kysely';
import { toIsoTime } from '#contract/fields.ts';
import type { Opportunity } from '#contract/scanner.ts';
import type { ThreadScore } from '#core/opportunities/scoring/score-thread.ts';
import { writeAgo } from '#core/opportunities/write-ago.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import { siteUrlOf } from '#server/adapters/platform/site-url.ts';
import type { UserContext } from '#server/context.ts';
import { teachScores } from './teach-scores.ts';

export type OpportunityRow = Selectable<Schema['opportunities']>;
export type NewOpportunity = Insertable<Schema['opportunities']>;

const AT_ONCE = 50;
const MOST_SHOWN = 500;

export function presentOpportunity(row: OpportunityRow, { clock, platform }: UserContext): Opportunity {
  const { parts, intentLevel, intent, competitionLevel, sentiment, threadType } = JSON.parse(
    row.judgement,
  ) as ThreadScore;
  return {
    id: row.id,
    score: row.score,
    parts,
    subreddit: row.community,
    title: row.title,
    description: row.body,
    // A clip has its whole address.
    url: new URL(row.permalink, siteUrlOf(platform)).href,
    author: row.author,
    isViewed: row.viewed_at !== null,
    upvotes: row.upvotes,
    comments: row.comments,
    timeAgo: writeAgo(clock.now() - row.created_at),
    createdAt: toIsoTime(row.created_at),
    velocity: Math.round(row.velocity * 10) / 10,
    intentLevel,
    intent,
    competitionLevel,
    sentiment,
    threadType,
    keywords: JSON.parse(row.keywords) as string[],
    origin: row.origin,
    readAt: toIsoTime(row.read_at),
  };
}

export const findOpportunity = (db: Db, id: string): Promise<OpportunityRow | undefined> =>
  db.selectFrom('opportunities').selectAll().where('id', '=', id).executeTakeFirst();

const selectShown = (db: Db, { workspaceId }: UserContext['actor']) =>
  db.selectFrom('opportunities').where('workspace_id', '=', workspaceId).where('skipped_at', 'is', null);

type Wanted = {
  score_min?: number | undefined;
  viewed?: 'true' | 'false' | undefined;
  subreddit?: string | undefined;
};

/** The best first, and of equal ones the youngest. */
export async function findOpportunities(
  { db, actor }: UserContext,
  { score_min: least, viewed, subreddit }: Wanted,
): Promise<OpportunityRow[]> {
  let query = selectShown(db, actor).selectAll();
  if (least !== undefined) query = query.where('score', '>=', least);
  if (viewed) query = query.where('viewed_at', viewed === 'true' ? 'is not' : 'is', null);
  if (subreddit) query = query.where('community_key', '=', subreddit.toLowerCase());
  return await query.orderBy('score', 'desc').orderBy('created_at', 'desc').limit(MOST_SHOWN).execute();
}

export async function countUnviewed({ db, actor }: UserContext): Promise<number> {
  const { count } = await selectShown(db, actor)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('viewed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds what is new, and takes over the present figures of what is known. Returns how many are new. */
export async function keepOpportunities(db: Db, found: readonly NewOpportunity[]): Promise<number> {
  const rows = await teachScores(db, found);
  const ids = new Set(rows.map(({ id }) => id));
  let added = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const kept = await db
      .insertInto('opportunities')
      .values(rows.slice(from, from + AT_ONCE))
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
          read_at: row.ref('excluded.read_at'),
        })),
      )
      .returning('id')
      .execute();
    // A known thread keeps the id that it has.
    added += kept.filter(({ id }) => ids.has(id)).length;
  }
  return added;
}
