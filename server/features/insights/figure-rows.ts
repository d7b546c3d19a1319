import type { Selectable } from 'kysely';
import { toIsoTime } from '#contract/fields.ts';
import type { PostFigures } from '#contract/figures.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { Reading } from './record-figures.ts';

type FiguresRow = Selectable<Schema['post_figures']>;

export const presentFigures = (row: FiguresRow): PostFigures => ({
  takenAt: toIsoTime(row.taken_at),
  score: row.score,
  comments: row.comments,
  upvoteRatio: row.upvote_ratio,
  source: row.source,
});

type FullReading = Omit<Reading, 'comments'> & { comments: number };

export const presentReading = ({
  takenAt,
  score,
  comments,
  upvoteRatio,
  source,
}: FullReading): PostFigures => ({
  takenAt: toIsoTime(takenAt),
  score,
  comments,
  upvoteRatio,
  source,
});

/** All readings of a post, oldest first. */
export const findFigures = (db: Db, postId: string): Promise<FiguresRow[]> =>
  db
    .selectFrom('post_figures')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('taken_at')
    .orderBy('id')
    .execute();
