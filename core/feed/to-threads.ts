import { readThreadCommunity, readThreadId } from '../posts/read-thread-link.ts';
import type { FeedEntry } from './read-atom.ts';

/** A thread from a feed, without votes and comments. */
export type FeedThread = {
  id: string;
  community: string;
  title: string;
  body: string;
  author: string;
  /** A full address that we have built. */
  permalink: string;
  createdAt: number;
};

const TITLE_MAX = 300;
const GONE = /^\s*\[(?:deleted|removed)(?: by \w+)?\]\s*$/i;

/** The threads among a feed's entries, except deleted ones and links to other sites. */
export function toThreads(entries: readonly FeedEntry[], site: string, now: number): FeedThread[] {
  const threads = new Map<string, FeedThread>();
  for (const entry of entries) {
    const thread = toThread(entry, site, now);
    if (thread) threads.set(thread.id, thread);
  }
  return [...threads.values()];
}

function toThread({ id, title, link, author, text, publishedAt }: FeedEntry, site: string, now: number) {
  const community = readThreadCommunity(link) ?? '';
  const name = /^\/?u\/([\w-]{1,30})$/.exec(author)?.[1];
  const isThread =
    /^t3_[a-z0-9]{1,13}$/.test(id) && readThreadId(link) === id && /^\w{2,21}$/.test(community);
  if (!isThread || !name || title === '' || GONE.test(text) || GONE.test(title)) return null;
  if (URL.parse(link)?.origin !== site) return null;
  return {
    id,
    community,
    title: title.slice(0, TITLE_MAX).toWellFormed(),
    body: text,
    author: name,
    permalink: `${site}/r/${community}/comments/${id.slice(3)}/`,
    createdAt: Math.min(publishedAt ?? now, now),
  };
}
