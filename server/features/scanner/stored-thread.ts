import type { Comment, CommentThread, Submission } from '#server/adapters/platform/things.ts';
import type { OpportunityRow } from './opportunity-rows.ts';

type Told = Pick<Submission, 'author' | 'title' | 'body' | 'score' | 'comments'>;
/** Of comments that were clipped, nobody knows the time, and not always the votes. */
type ShownComment = Omit<Comment, 'score' | 'createdAt'> & { score: number | null; createdAt: number | null };
type ToldComment = Pick<ShownComment, 'author' | 'body' | 'score'> &
  Partial<Pick<ShownComment, 'createdAt' | 'parentId'>>;

/** A thread as far as it is known here. */
export type ShownThread = Pick<CommentThread, 'submission'> & { comments: ShownComment[] };

/** A thread that is not read from the platform, in the shape of one that is. */
export const storedThread = (
  row: OpportunityRow,
  told: Told,
  comments: readonly ToldComment[],
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
    ...told,
  },
  comments: comments.map((comment, place) => ({
    id: `${row.thread_id}_${place}`,
    community: row.community,
    submissionId: row.thread_id,
    parentId: row.thread_id,
    permalink: null,
    createdAt: null,
    editedAt: null,
    isByPoster: comment.author !== null && comment.author === told.author,
    ...comment,
  })),
});
