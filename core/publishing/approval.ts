import type { PostPhase, Problem } from '#contract/posts.ts';

export const APPROVAL_NEEDED = 'APPROVAL_NEEDED';

/** Explains why a post that a key scheduled or published is waiting. */
export const approvalNeeded = (keyName: string): Problem => ({
  code: APPROVAL_NEEDED,
  message: `The API key “${keyName}” wants to post this.`,
  remedy: 'Read it, then approve or reject it.',
});

/** `problem`: the stored JSON. */
export const asksApproval = ({ phase, problem }: { phase: PostPhase; problem: string | null }): boolean =>
  phase === 'needs_you' && problem !== null && (JSON.parse(problem) as Problem).code === APPROVAL_NEEDED;
