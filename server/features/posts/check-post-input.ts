import { COMMENT_MAX, type PostType } from '#contract/posts.ts';
import { isTimeZone } from '#core/posts/wall-time.ts';
import { invalidInput } from '#server/app-error.ts';

export const NO_TIME_ZONE = 'This is not a time zone.';

export type Wanted = 'draft' | 'scheduled' | 'published';
type Given = {
  type: PostType;
  title: string | null;
  content: string;
  url: string | null;
  parentUrl: string | null;
  scheduledAt: number | null;
  timeZone: string | null;
};

/** What the schemas cannot see: fields that need each other, and the time. */
export function checkPostInput(post: Given, wanted: Wanted, now: number): void {
  const fields: Record<string, string> = {};
  if (post.type === 'comment' && post.content.length > COMMENT_MAX)
    fields['content'] = `A comment has at most ${COMMENT_MAX.toLocaleString('en')} characters.`;
  if (post.timeZone && !isTimeZone(post.timeZone)) fields['timeZone'] = NO_TIME_ZONE;
  if (wanted !== 'draft') {
    if (post.type !== 'comment' && !post.title) fields['title'] = 'Give it a title first.';
    if (post.type === 'link' && !post.url) fields['url'] = 'Enter the link that the post shares.';
    if (post.type === 'comment' && !post.parentUrl)
      fields['parentUrl'] = 'Enter the link of the thread to answer.';
  }
  if (wanted === 'scheduled') {
    if (post.scheduledAt === null)
      fields['scheduledAt'] = 'Please select a date and time to schedule the post.';
    else if (post.scheduledAt <= now) fields['scheduledAt'] = 'Choose a time in the future.';
  }
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
}
