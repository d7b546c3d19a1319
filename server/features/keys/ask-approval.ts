import { approvalNeeded } from '#core/publishing/approval.ts';
import type { PostPhase } from '#contract/posts.ts';
import type { UserContext } from '#server/context.ts';

type State = { phase: PostPhase; problem: string | null };

export const DRAFT_STATE: State = { phase: 'draft', problem: null };

/** The state of a post to send: it waits for approval if the key requires it. */
export const stateToSend = ({ actor }: Pick<UserContext, 'actor'>): State =>
  actor.kind === 'key' && actor.asksFirst
    ? { phase: 'needs_you', problem: JSON.stringify(approvalNeeded(actor.name)) }
    : { phase: 'waiting', problem: null };
