import { TOPIC_MAX } from '#contract/drafts.ts';
import { POST_TYPES } from '#contract/posts.ts';
import type { Brief } from './composition.ts';

/** What another page asks for in the address; null when it asks for nothing. */
export function readArrival(search: string): Partial<Brief> | null {
  const given = new URLSearchParams(search);
  const [topic, subreddit, thread] = ['topic', 'subreddit', 'thread'].map((name) => given.get(name)?.trim());
  const contentType = POST_TYPES.find((type) => type === given.get('contentType'));
  if (!topic && !subreddit && !thread && !contentType) return null;
  return {
    topic: topic?.slice(0, TOPIC_MAX) ?? '',
    parentUrl: thread ?? '',
    ...(subreddit && { subreddit: subreddit.replace(/^\/?r\//i, '') }),
    ...(contentType && { contentType }),
  };
}
