import { sql } from 'kysely';
import { batchCalls } from '#server/adapters/batch-calls.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { type PostingAccount, readPostingAccounts } from '../accounts/choose-account.ts';
import { type Beginning, findBeginnings } from '../posts/post-beginning.ts';
import { findAllWorkspaceFacts, type PreflightReads } from '../preflight/preflight-reads.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { createFreshRules } from './fresh-rules.ts';

const ROWS_AT_ONCE = 500;

type OpenAttempt = { account_id: string; post_id: string; state: string; subreddit: string; at: number };
/** When an account last posted: anywhere, and in one community. 0 if never. */
type LastPosted = { anywhere: number; here: number };
type Place = { accountId: string; subreddit: string };

/** The reads before sending, each batched over all posts about to be sent. */
export type PublishReads = PreflightReads & {
  /** The rules as this workspace reads them, ignoring shared readings. */
  rulesAlone: PreflightReads['rules'];
  account(id: string | null): Promise<PostingAccount | null>;
  openAttempts(accountId: string): Promise<OpenAttempt[]>;
  lastPosted(place: Place): Promise<LastPosted>;
  beginning(postId: PostRow['id']): Promise<Beginning | null>;
};

export const createPublishReads = (ctx: Context): PublishReads => ({
  account: batchCalls((ids) => readPostingAccounts(ctx, ids), ROWS_AT_ONCE),
  openAttempts: batchCalls((ids) => findOpenAttempts(ctx.db, ids), ROWS_AT_ONCE),
  lastPosted: batchCalls((places) => findLastPosted(ctx.db, places), ROWS_AT_ONCE),
  own: batchCalls((ids) => findAllWorkspaceFacts(ctx.db, ids), ROWS_AT_ONCE),
  ...createFreshRules(ctx),
  beginning: batchCalls((ids) => findBeginnings(ctx.db, ids), ROWS_AT_ONCE),
});

async function findOpenAttempts(db: Db, accountIds: readonly string[]): Promise<OpenAttempt[][]> {
  const rows = await db
    .selectFrom('post_attempts')
    .innerJoin('posts', 'posts.id', 'post_attempts.post_id')
    .select(['post_attempts.account_id', 'post_id', 'state', 'subreddit', 'post_attempts.created_at as at'])
    .where('post_attempts.account_id', 'in', accountIds)
    .where('state', 'in', ['armed', 'unknown'])
    .execute();
  const byAccount = Map.groupBy(rows, ({ account_id: id }) => id);
  return accountIds.map((id) => byAccount.get(id) ?? []);
}

async function findLastPosted(db: Db, places: readonly Place[]): Promise<LastPosted[]> {
  const values = places.map(
    ({ accountId, subreddit }, no) => sql`(${sql.lit(no)}, ${accountId}, ${subreddit.toLowerCase()})`,
  );
  // Makes two index lookups per account and community.
  const { rows } = await sql<{ no: number; anywhere: number | null; here: number | null }>`
    select place.column1 as no,
      (select max(published_at) from posts where account_id = place.column2) as anywhere,
      (select max(published_at) from posts
        where account_id = place.column2 and lower(subreddit) = place.column3) as here
    from (values ${sql.join(values)}) as place`.execute(db);
  const found = new Map(rows.map((row) => [row.no, row]));
  return places.map((_, no) => {
    const { anywhere = null, here = null } = found.get(no) ?? {};
    return { anywhere: anywhere ?? 0, here: here ?? 0 };
  });
}
