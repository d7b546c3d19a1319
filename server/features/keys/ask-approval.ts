import { approvalNeeded } from '#core/publishing/approval.ts';
import type { PostPhase } from '#contract/posts.ts';
import type { UserContext } from '#server/context.ts';

type State = { phase: PostPhase; problem: string | null };

export const DRAFT_STATE: State = { phase: 'draft', problem: null };

/** The state of a post that is scheduled or published: it waits for a person if a key asks first. */
export const stateToSend = ({ actor }: Pick<UserContext, 'actor'>): State =>
  actor.kind === 'key' && actor.asksFirst
    ? { phase: 'needs_you', problem: JSON.stringify(approvalNeeded(actor.name)) }
    : { phase: 'waiting', problem: null };
