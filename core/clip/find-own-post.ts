import { readThreadId } from '../posts/read-thread-link.ts';

type Known = { type: 'post' | 'link' | 'comment'; permalink: string | null; publishedAt: string | null };

/** The user's post at the clipped address; null if it is not theirs. `site`: the origin of relative permalinks. */
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

/** www.reddit.com and old.reddit.com count as one site. */
const hostOf = (address: string, site: string): string | null =>
  URL.parse(address, site)?.host.replace(/^(?:www|old|new|sh|np)\./, '') ?? null;
