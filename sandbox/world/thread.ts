import type { Community, Flair } from './community.ts';
import type { Growth } from './growth.ts';
import type { Script } from './scripts.ts';
import type { Subject } from './subjects.ts';

/** A post by a resident or a member. Its score and reply count are computed from `growth`. */
export type Thread = {
  readonly number: number;
  readonly id: string;
  readonly by: 'resident' | 'member';
  readonly community: Community;
  readonly author: string;
  readonly createdAt: number;
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
  readonly flair: Flair | null;
  readonly over18: boolean;
  readonly spoiler: boolean;
  readonly sendReplies: boolean;
  readonly editedAt: number | null;
  readonly pinned: boolean;
  readonly subject: Subject;
  /** What it was made from; null for a member's post. */
  readonly script: Script | null;
  readonly growth: Growth;
};

export type Reply = {
  readonly id: string;
  readonly by: 'resident' | 'member';
  readonly threadId: string;
  /** Full name of the thread (`t3_…`) or reply (`t1_…`) it replies to. */
  readonly parent: string;
  readonly author: string;
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly body: string;
  readonly growth: Growth;
};
