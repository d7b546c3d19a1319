import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import { scoreThread } from '#core/opportunities/scoring/score-thread.ts';
import { cutText } from '#core/text/cut-text.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Submission } from '#server/adapters/platform/things.ts';
import type { Context, UserActor } from '#server/context.ts';
import type { NewOpportunity } from './opportunity-rows.ts';

const HOUR_MS = 3_600_000;
export const BODY_MAX = 4_000;

type ReadThread = Pick<
  Submission,
  'community' | 'title' | 'body' | 'author' | 'permalink' | 'createdAt' | 'score' | 'comments'
>;
/** A thread with what a scan found out about it. */
export type FoundThread = {
  id: string;
  thread: ReadThread;
  keywords: readonly string[];
  keywordsAsked: number;
  velocity: number;
  /** Of the community's threads. */
  usualVelocity: number;
  /** What is known of the community's rules. */
  promotion?: PromotionRule | undefined;
};

type ForWorkspace = Pick<Context, 'clock' | 'random'> & { actor: Pick<UserActor, 'workspaceId'> };

export function buildOpportunity(
  ctx: ForWorkspace,
  origin: NewOpportunity['origin'],
  { id, thread, keywords, keywordsAsked, velocity, usualVelocity, promotion }: FoundThread,
): NewOpportunity {
  const now = ctx.clock.now();
  const { community, title, body, author, permalink, createdAt, score: upvotes, comments } = thread;
  const judgement = scoreThread({
    title,
    text: body,
    subreddit: community,
    keywords,
    keywordsAsked,
    standing: {
      ageHours: (now - createdAt) / HOUR_MS,
      upvotes,
      comments,
      velocity,
      usualVelocity,
      promotionalComments: null,
    },
    ...(promotion && { promotion }),
  });
  return {
    id: newId('opp', ctx),
    workspace_id: ctx.actor.workspaceId,
    origin,
    thread_id: id,
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
    found_at: now,
    read_at: now,
  };
}
