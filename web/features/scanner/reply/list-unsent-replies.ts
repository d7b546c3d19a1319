import { listWork } from '#web/lib/stored-work.ts';
import { asReplyDraft, holdsWords } from './reply-drafts.ts';

/** What is said of the replies that wait in this browser. */
export const listUnsentReplies = (): string[] =>
  listWork()
    .map(asReplyDraft)
    .some((draft) => draft !== null && holdsWords(draft))
    ? ['A reply in the scanner']
    : [];
