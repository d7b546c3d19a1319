import { listWork } from '#web/lib/stored-work.ts';
import { holdsWords, type ReplyDraft } from './reply-drafts.ts';

const isReply = (work: unknown): work is ReplyDraft =>
  (work as Partial<ReplyDraft> | null)?.settings?.replyStyle !== undefined;

/** What is said of the replies that wait in this browser. */
export const listUnsentReplies = (): string[] =>
  listWork().some((work) => isReply(work) && holdsWords(work)) ? ['A reply in the scanner'] : [];
