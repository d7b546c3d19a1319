import type { Comment, CommentThread, Submission } from '#server/adapters/platform/things.ts';
import type { OpportunityRow } from './opportunity-rows.ts';

type StoredFields = Pick<Submission, 'author' | 'title' | 'body' | 'score' | 'comments'>;
/** Clipped comments have no time, and not always a score. */
type ShownComment = Omit<Comment, 'score' | 'createdAt'> & { score: number | null; createdAt: number | null };
type StoredComment = Pick<ShownComment, 'author' | 'body' | 'score'> &
  Partial<Pick<ShownComment, 'createdAt' | 'parentId'>>;

export type ShownThread = Pick<CommentThread, 'submission'> & { comments: ShownComment[] };

export const toShownThread = (
  row: OpportunityRow,
  fields: StoredFields,
  comments: readonly StoredComment[],
): ShownThread => ({
  submission: {
    id: row.thread_id,
    community: row.community,
    membersOnly: false,
    url: null,
    permalink: row.permalink,
    createdAt: row.created_at,
    editedAt: null,
    upvoteRatio: null,
    flair: null,
    nsfw: false,
    spoiler: false,
    stickied: false,
    locked: false,
    archived: false,
    removedBy: null,
    ...fields,
  },
  comments: comments.map((comment, place) => ({
    id: `${row.thread_id}_${place}`,
    community: row.community,
    submissionId: row.thread_id,
    parentId: row.thread_id,
    permalink: null,
    createdAt: null,
    editedAt: null,
    isByPoster: comment.author !== null && comment.author === fields.author,
    ...comment,
  })),
});
