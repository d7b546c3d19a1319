import { TOPIC_MAX } from '#contract/drafts.ts';
import { stripCommunityPrefix } from '#contract/fields.ts';
import { POST_TYPES } from '#contract/posts.ts';
import { readLocalMinute } from '#web/lib/local-time.ts';
import type { Brief } from './composition.ts';

/** What another page asks for in the address; null when it asks for nothing. */
export function readArrival(search: string): Partial<Brief> | null {
  const given = new URLSearchParams(search);
  const [topic, subreddit, thread] = ['topic', 'subreddit', 'thread'].map((name) => given.get(name)?.trim());
  const contentType = POST_TYPES.find((type) => type === given.get('contentType'));
  const plannedFor = readLocalMinute(given.get('at'));
  const isAboutText = Boolean(topic || subreddit || thread || contentType);
  if (!isAboutText && !given.has('at')) return null;
  return {
    // A new topic takes the place of the last one, and of its thread; a date alone leaves them.
    ...(isAboutText && { topic: topic?.slice(0, TOPIC_MAX) ?? '', parentUrl: thread ?? '' }),
    ...(plannedFor && { plannedFor }),
    ...(subreddit && { subreddit: stripCommunityPrefix(subreddit) }),
    ...(contentType && { contentType }),
  };
}
