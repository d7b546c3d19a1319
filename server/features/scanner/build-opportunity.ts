import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import { scoreThread } from '#core/opportunities/scoring/score-thread.ts';
import { cutText } from '#core/text/cut-text.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Comment, Submission } from '#server/adapters/platform/things.ts';
import type { Context, UserActor } from '#server/context.ts';
import type { NewOpportunity } from './opportunity-rows.ts';

const HOUR_MS = 3_600_000;
const BODY_MAX = 4_000;
const COMMENT_MAX = 500;

export type FoundComment = Pick<Comment, 'id' | 'author' | 'body' | 'createdAt'>;

/** Vote and comment counts are null if unknown. */
type ReadThread = Pick<Submission, 'community' | 'title' | 'body' | 'author' | 'permalink' | 'createdAt'> & {
  score: number | null;
  comments: number | null;
};
export type FoundThread = {
  id: string;
  thread: ReadThread;
  keywords: readonly string[];
  keywordsAsked: number;
  velocity: number | null;
  usualVelocity: number | null;
  /** The matching comment, if the match is in a comment. */
  comment?: Pick<FoundComment, 'id' | 'author' | 'body'> | undefined;
  /** The community's half-life; null with too little data. */
  halfLifeHours?: number | null;
  /** The number of promotional comments among those that were read; null if none were. */
  promotionalComments?: number | null;
  promotion?: PromotionRule | undefined;
  /** The words that describe the workspace's product. */
  product?: ReadonlySet<string> | undefined;
};

type ForWorkspace = Pick<Context, 'clock' | 'random'> & { actor: Pick<UserActor, 'workspaceId'> };

export function buildOpportunity(
  ctx: ForWorkspace,
  origin: NewOpportunity['origin'],
  found: FoundThread,
): NewOpportunity {
  const now = ctx.clock.now();
  return {
    id: newId('opp', ctx),
    workspace_id: ctx.actor.workspaceId,
    origin,
    thread_id: found.id,
    found_at: now,
    ...describeThread(found, now),
  };
}

/** The stored columns of a thread in its current state, with its score. */
export function describeThread(
  { thread, keywords, keywordsAsked, promotion, product, comment, ...known }: FoundThread,
  now: number,
) {
  const { velocity, usualVelocity, promotionalComments = null, halfLifeHours = null } = known;
  const { community, title, body, author, permalink, createdAt, score: upvotes, comments } = thread;
  const judgement = scoreThread({
    title,
    text: body,
    subreddit: community,
    keywords,
    keywordsAsked,
    standing: {
      ageHours: (now - createdAt) / HOUR_MS,
      ...(upvotes !== null &&
        comments !== null &&
        velocity !== null && {
          upvotes,
          comments,
          velocity,
          usualVelocity: usualVelocity ?? velocity,
          promotionalComments,
          halfLifeHours,
        }),
    },
    comment: comment && cutText(comment.body, COMMENT_MAX),
    ...(promotion && { promotion }),
    product,
  });
  return {
    community,
    community_key: community.toLowerCase(),
    title,
    body: cutText(body, BODY_MAX),
    author,
    permalink,
    created_at: createdAt,
    upvotes,
    comments,
    velocity,
    score: judgement.score,
    judgement: JSON.stringify(judgement),
    keywords: JSON.stringify(keywords),
    comment_id: comment?.id ?? null,
    comment_author: comment?.author ?? null,
    read_at: now,
  };
}
