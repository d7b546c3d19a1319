import { viaOf } from './read-visit.ts';

/** What counters of others add to an address, and what names a post. */
const ADDED = /^(?:utm_\w+|fbclid|gclid|msclkid|via)(?:=|$)/;

/** A link to the user's own site: as clean as its page allows, or naming the post that it stands in. */
export function buildLink(address: string, postId: string | null): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !ADDED.test(part));
  url.search = [...kept, ...(postId === null ? [] : [`via=${viaOf(postId)}`])].join('&');
  return url.href;
}
