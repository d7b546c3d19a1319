import type { PostPhase, PostStatus } from '#contract/posts.ts';

/** The status that the product's screens show for each phase. */
const STATUS_OF = {
  draft: 'draft',
  waiting: 'scheduled',
  publishing: 'scheduled',
  checking: 'scheduled',
  needs_you: 'scheduled',
  published: 'published',
  removed: 'published',
  failed: 'failed',
} as const satisfies Record<PostPhase, PostStatus>;

export const statusOf = (phase: PostPhase): PostStatus => STATUS_OF[phase];

/** Every move there is. What stands nowhere here cannot happen. */
const MOVES = {
  draft: ['draft', 'waiting'],
  waiting: ['draft', 'waiting', 'publishing', 'needs_you', 'failed', 'published'],
  publishing: ['published', 'checking', 'waiting', 'needs_you', 'failed'],
  checking: ['checking', 'published', 'waiting', 'needs_you', 'failed'],
  needs_you: ['draft', 'waiting', 'published', 'needs_you'],
  published: ['removed'],
  removed: ['published'],
  failed: ['waiting', 'published'],
} as const satisfies Record<PostPhase, readonly PostPhase[]>;

export const canMove = (from: PostPhase, to: PostPhase): boolean =>
  (MOVES[from] as readonly PostPhase[]).includes(to);

/** A job has it in hand. */
export const isUnderWay = (phase: PostPhase): boolean =>
  phase === 'waiting' || phase === 'publishing' || phase === 'checking';

/** It is not out, and nobody is about to find out whether it is. */
export const isResting = (phase: PostPhase): boolean =>
  phase === 'waiting' || phase === 'needs_you' || phase === 'failed';

/** Nobody is sending it, and nothing of it is out there. */
export const isEditable = (phase: PostPhase): boolean =>
  phase === 'draft' || phase === 'waiting' || phase === 'needs_you';
