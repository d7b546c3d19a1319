import { toVia } from './read-visit.ts';

/** Tracking parameters that other tools add, and our own post parameter. */
const ADDED = /^(?:utm_\w+|fbclid|gclid|msclkid|via)(?:=|$)/;

/** A link to the user's own site without tracking parameters; with `postId`, it names the post. */
export function buildLink(address: string, postId: string | null): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !ADDED.test(part));
  url.search = [...kept, ...(postId === null ? [] : [`via=${toVia(postId)}`])].join('&');
  return url.href;
}
