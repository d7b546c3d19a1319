import { findLinks } from '../mentions/find-links.ts';
import { normalizeHost } from './read-host.ts';

export type LinkingPost = {
  readonly content: string;
  readonly url: string | null;
  readonly website_url: string | null;
};

/** An encoded international domain (Punycode), which texts contain in its own script. */
const ENCODED = /(?:^|\.)xn--/;

/** The addresses in a post that lead to one of these hosts. */
export function findOwnLinks(post: LinkingPost, hosts: readonly string[]): URL[] {
  const text = post.content.toLowerCase();
  const mayBeThere = (host: string) => ENCODED.test(host) || text.includes(host);
  const written = hosts.some(mayBeThere) ? findLinks(post.content) : [];
  return [post.url, post.website_url, ...written].flatMap((address) => {
    const url = address && URL.parse(address);
    return url && hosts.includes(normalizeHost(url)) ? url : [];
  });
}
