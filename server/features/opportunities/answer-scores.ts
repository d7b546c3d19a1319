import type { Db } from '#server/adapters/db/schema.ts';
import type { CommentThread } from '#server/adapters/platform/things.ts';
import { communityId, type Origin } from '../communities/community-id.ts';
import { postId } from './scanned-posts.ts';

/** The minimum age of an answer: too few people have seen a newer one. */
const SETTLED_MS = 3_600_000;
/** The number of answers used per thread, which limits each thread's influence on its community. */
const MOST_OF_ONE = 50;
const MOST_THREADS = 200;

/** Stores the scores of a thread's answers, without authors or texts. */
export async function storeAnswerScores(
  db: Db,
  origin: Origin,
  { submission, comments }: CommentThread,
  now: number,
): Promise<void> {
  if (submission.membersOnly) return;
  const scores = comments
    .filter(({ parentId, isByPoster }) => parentId === submission.id && !isByPoster)
    .filter(({ createdAt, author }) => createdAt <= now - SETTLED_MS && author !== null)
    .slice(0, MOST_OF_ONE)
    .map(({ score }) => score);
  if (scores.length === 0) return;
  const row = {
    community_id: communityId(origin, submission.community),
    scores: JSON.stringify(scores),
    read_at: now,
  };
  await db
    .insertInto('answer_scores')
    .values({ id: postId(origin, submission.id), ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The answer scores of a community's recently read threads, grouped by thread. */
export async function findAnswerScores(db: Db, community: string): Promise<number[][]> {
  const rows = await db
    .selectFrom('answer_scores')
    .select('scores')
    .where('community_id', '=', community)
    .orderBy('read_at', 'desc')
    .limit(MOST_THREADS)
    .execute();
  return rows.map(({ scores }) => JSON.parse(scores) as number[]);
}
