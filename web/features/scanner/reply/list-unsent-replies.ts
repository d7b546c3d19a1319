import { fieldsOf } from '#web/features/composer/stored/read-snapshot.ts';
import { listWork } from '#web/lib/stored-work.ts';
import { holdsWords, replyFrom } from './read-reply.ts';
import { replyBrief } from './reply-store.ts';

const BLANK = replyBrief({ subreddit: '', url: '' });
const isReply = (stored: unknown): boolean => {
  const { settings, brief } = fieldsOf(stored);
  return settings !== undefined || fieldsOf(brief)['reply'] !== undefined;
};

/** The unsent replies in this browser, as one notice. */
export function listUnsentReplies(): string[] {
  const replies = listWork()
    .filter(isReply)
    .flatMap((stored) => replyFrom(stored, BLANK) ?? []);
  return replies.some(holdsWords) ? ['A reply in the scanner'] : [];
}
