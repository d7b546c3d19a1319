import type { PostPhase, PostStatus } from '#contract/posts.ts';

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

export const toStatus = (phase: PostPhase): PostStatus => STATUS_OF[phase];

/** The state machine: the allowed moves from each phase. */
const MOVES = {
  draft: ['draft', 'waiting', 'published'],
  waiting: ['draft', 'waiting', 'publishing', 'needs_you', 'failed', 'published'],
  publishing: ['published', 'checking', 'waiting', 'needs_you', 'failed'],
  checking: ['checking', 'published', 'waiting', 'needs_you', 'failed'],
  needs_you: ['draft', 'waiting', 'published', 'needs_you'],
  published: ['removed'],
  removed: ['published'],
  failed: ['waiting', 'needs_you', 'published'],
} as const satisfies Record<PostPhase, readonly PostPhase[]>;

export const canTransition = (from: PostPhase, to: PostPhase): boolean =>
  (MOVES[from] as readonly PostPhase[]).includes(to);

/** True while a job works on the post. */
export const isUnderWay = (phase: PostPhase): boolean =>
  phase === 'waiting' || phase === 'publishing' || phase === 'checking';

/** True if the post is not on the platform and no attempt is open. */
export const isUnsentPhase = (phase: PostPhase): boolean =>
  phase === 'draft' || phase === 'waiting' || phase === 'needs_you' || phase === 'failed';

/** True if no attempt is open and no part of the post is on the platform. */
export const isEditable = (phase: PostPhase): boolean =>
  phase === 'draft' || phase === 'waiting' || phase === 'needs_you';
