import { readThreadCommunity, readThreadId } from '../posts/read-thread-link.ts';

/** A link to a thread. The target of a share link is unknown until someone opens it. */
export type ThreadLink = {
  key: string;
  kind: 'thread' | 'share';
  community: string | null;
  address: string;
};

const MOST_LINKS = 200;
const LONGEST_LINK = 500;
const LONGEST_HOST = 60;
const REDDIT_HOST = /^(?:[\w-]{1,20}\.)?reddit\.com$/;
const SHORT_HOST = /^(?:www\.)?redd\.it$/;
/** Characters that end an address in running text. */
const END = /[\s<>"'()[\]{}|\\^`]/;

/** Finds links to threads in a pasted text, without duplicates, in text order. */
export function findThreadLinks(pasted: string, ownHosts: readonly string[]): ThreadLink[] {
  const text = unwrap(pasted);
  const hosts = ['reddit.com/', 'redd.it/', ...ownHosts.map((host) => `${host}/`)];
  const lower = text.toLowerCase();
  const places = hosts.flatMap((host) => findAll(lower, host)).toSorted((one, other) => one - other);
  const links = new Map<string, ThreadLink>();
  for (const place of places) {
    const link = readLink(cutOut(text, place), ownHosts);
    if (link && !links.has(link.key)) links.set(link.key, link);
    if (links.size >= MOST_LINKS) break;
  }
  return [...links.values()];
}

/** Emails wrap long lines, and often link through a tracker that contains the address. */
const unwrap = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=')
    .replace(/%3A/gi, ':')
    .replace(/%2F/gi, '/')
    .replace(/%3F/gi, '?')
    .replace(/&amp;/g, '&');

function findAll(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) places.push(at);
  return places;
}

/** The host at a position in the text, and the text after it. */
function cutOut(text: string, place: number): string {
  let from = place;
  while (from > 0 && place - from < LONGEST_HOST && /[\w.:-]/.test(text.charAt(from - 1))) from -= 1;
  const rest = text.slice(from, place + LONGEST_LINK);
  const end = rest.search(END);
  return (end === -1 ? rest : rest.slice(0, end)).replace(/[.,;:!]$/, '');
}

function readLink(text: string, ownHosts: readonly string[]): ThreadLink | null {
  const url = URL.parse(`https://${text.replace(/^https?:/i, '')}`);
  if (!url) return null;
  const isOwn = ownHosts.includes(url.host);
  if (SHORT_HOST.test(url.hostname)) {
    const id = /^\/([a-z0-9]{4,10})\/?$/i.exec(url.pathname)?.[1]?.toLowerCase();
    return id ? threadLink(`https://www.reddit.com`, `t3_${id}`, null) : null;
  }
  if (!isOwn && !REDDIT_HOST.test(url.hostname)) return null;
  const site = isOwn ? `http://${url.host}` : 'https://www.reddit.com';
  const id = readThreadId(url.pathname);
  if (id) return threadLink(site, id, readThreadCommunity(url.pathname));
  const [, community, code] = /^\/r\/(\w{2,21})\/s\/(\w{4,20})\/?$/.exec(url.pathname) ?? [];
  if (!community || !code) return null;
  const address = `${site}/r/${community}/s/${code}`;
  return { key: address, kind: 'share', community, address };
}

function threadLink(site: string, id: string, community: string | null): ThreadLink {
  const place = community && /^\w{2,21}$/.test(community) ? community : null;
  const address = `${site}${place ? `/r/${place}` : ''}/comments/${id.slice(3)}/`;
  return { key: id, kind: 'thread', community: place, address };
}
