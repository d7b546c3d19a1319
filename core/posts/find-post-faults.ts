import { COMMENT_MAX, type PostStatusChoice, type PostType } from '#contract/posts.ts';
import { readParentId, readThreadCommunity } from './read-thread-link.ts';
import { INVALID_TIME_ZONE, isTimeZone } from './wall-time.ts';

export type CheckedPost = {
  type: PostType;
  title: string | null;
  content: string;
  url: string | null;
  subreddit: string;
  parentUrl: string | null;
  scheduledAt: number | null;
  timeZone: string | null;
};

/** Checks that schemas can't express: fields that depend on each other, and the time. One message per field. */
export function findPostFaults(
  post: CheckedPost,
  choice: PostStatusChoice,
  now: number,
): Record<string, string> {
  const fields: Record<string, string> = {};
  if (post.type === 'comment' && post.content.length > COMMENT_MAX)
    fields['content'] = `A comment has at most ${COMMENT_MAX.toLocaleString('en')} characters.`;
  if (post.timeZone && !isTimeZone(post.timeZone)) fields['timeZone'] = INVALID_TIME_ZONE;
  const parentFault =
    post.type === 'comment' && post.parentUrl ? findThreadFault(post.parentUrl, post.subreddit) : null;
  if (parentFault) fields['parentUrl'] = parentFault;
  if (choice !== 'draft') {
    if (post.type !== 'comment' && !post.title) fields['title'] = 'Give it a title first.';
    if (post.type === 'link' && !post.url) fields['url'] = 'Enter the link that the post shares.';
    if (post.type === 'comment' && !post.parentUrl)
      fields['parentUrl'] = 'Enter the link of the thread to answer.';
  }
  if (choice === 'scheduled') {
    if (post.scheduledAt === null)
      fields['scheduledAt'] = 'Please select a date and time to schedule the post.';
    else if (post.scheduledAt <= now) fields['scheduledAt'] = 'Choose a time in the future.';
  }
  return fields;
}

/** Why a comment in this community can't answer the linked page; null if it can. */
export function findThreadFault(link: string, subreddit: string): string | null {
  if (!readParentId(link))
    return 'This isn’t the address of a thread or comment. If it is a share link, open it and copy the address it leads to.';
  const community = readThreadCommunity(link);
  return community && community.toLowerCase() !== subreddit.toLowerCase()
    ? `This thread is in r/${community}. Choose that community, or a thread in r/${subreddit}.`
    : null;
}
