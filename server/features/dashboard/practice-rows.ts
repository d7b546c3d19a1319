import type { ExpressionBuilder } from 'kysely';
import type { PostPhase } from '#contract/posts.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

const UNSENT: readonly PostPhase[] = ['waiting', 'publishing', 'checking', 'needs_you', 'failed'];

/** Posts on the sandbox or planned for it. Excludes drafts, which are only texts. */
const isPractice = (row: ExpressionBuilder<Schema, 'posts'>) =>
  row.or([
    row(
      row.fn.coalesce(
        row
          .selectFrom('post_totals')
          .select('post_totals.site')
          .whereRef('post_totals.post_id', '=', 'posts.id'),
        'posts.origin',
      ),
      '=',
      'sandbox',
    ),
    row.and([
      row('posts.phase', 'in', UNSENT),
      row(
        'posts.account_id',
        'in',
        row.selectFrom('reddit_accounts').select('reddit_accounts.id').where('mode', '=', 'sandbox'),
      ),
    ]),
  ]);

export const selectPracticePosts = ({ actor }: UserContext, db: Db) =>
  db
    .selectFrom('posts')
    .where('workspace_id', '=', actor.workspaceId)
    .where('deleted_at', 'is', null)
    .where(isPractice);

export const selectPracticeAccounts = ({ actor }: UserContext, db: Db) =>
  db
    .selectFrom('reddit_accounts')
    .where('workspace_id', '=', actor.workspaceId)
    .where('mode', '=', 'sandbox');

/** Includes samples, which are invented too. */
export const selectPracticeThreads = ({ actor }: UserContext, db: Db) =>
  db
    .selectFrom('opportunities')
    .where('workspace_id', '=', actor.workspaceId)
    .where('origin', 'in', ['sandbox', 'sample']);
