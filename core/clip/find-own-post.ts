import { readThreadId } from '../posts/read-thread-link.ts';

type Known = { type: 'post' | 'link' | 'comment'; permalink: string | null; publishedAt: string | null };

/** The post of theirs that a person has clipped; null if it is none. `site`: where permalinks without a host lead. */
export function findOwnPost<Post extends Known>(
  address: string,
  posts: readonly Post[],
  site: string,
): Post | null {
  const thread = readThreadId(address);
  const host = hostOf(address, site);
  if (thread === null || host === null) return null;
  const isIt = ({ type, permalink, publishedAt }: Post) =>
    type !== 'comment' &&
    publishedAt !== null &&
    readThreadId(permalink) === thread &&
    hostOf(permalink ?? '', site) === host;
  return posts.find(isIt) ?? null;
}

/** The present page and the older one are the same site. */
const hostOf = (address: string, site: string): string | null =>
  URL.parse(address, site)?.host.replace(/^(?:www|old|new|sh|np)\./, '') ?? null;
