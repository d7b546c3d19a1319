/** A member's private feed: the part of the site it shows, and its secret. */
export type FeedAddress = {
  /** The origin of the site, e.g. https://www.reddit.com. */
  site: string;
  /** The communities; empty for the member's front page. */
  communities: string[];
  isNewest: boolean;
  username: string;
  token: string;
};

export const REDDIT_ORIGIN = 'https://www.reddit.com';
export const FEED_ADDRESS_MAX = 3_000;
const MOST_COMMUNITIES = 100;
const REDDIT_HOST = /^(?:(?:www|old|new|sh|np)\.)?reddit\.com$/;
const EVERYTHING = new Set(['all', 'popular']);

/** `sites`: allowed origins other than Reddit. */
export function parseFeedAddress(text: string, sites: readonly string[]): FeedAddress | { problem: string } {
  const url = URL.parse(text.trim());
  if (!url || text.length > FEED_ADDRESS_MAX || !/^https?:$/.test(url.protocol))
    return { problem: 'Paste the whole address, beginning with https://.' };
  const site = findSite(url, sites);
  if (!site) return { problem: 'This is no address of Reddit. Copy the one from your settings there.' };
  const path = /^(?:\/r\/([\w+]{2,2500}))?(\/new)?(?:\/|\/?(?=\.rss))\.rss\/?$/.exec(
    decodePlus(url.pathname),
  );
  if (!path)
    return {
      problem:
        'This isn’t the feed of communities or of your front page. Its address ends in /.rss, before the question mark.',
    };
  const communities = readNames(path[1] ?? '');
  if (communities.some((name) => !/^\w{2,21}$/.test(name) || EVERYTHING.has(name.toLowerCase())))
    return { problem: 'Name the communities one by one, e.g. /r/saas+startups/new/.rss.' };
  if (communities.length > MOST_COMMUNITIES)
    return { problem: `A feed names at most ${MOST_COMMUNITIES} communities.` };
  const token = url.searchParams.get('feed') ?? '';
  const username = url.searchParams.get('user') ?? '';
  if (!/^[\w-]{8,200}$/.test(token) || !/^[\w-]{3,20}$/.test(username))
    return {
      problem: 'The private part is missing: feed=… and user=…, as your settings on Reddit show them.',
    };
  return { site, communities, isNewest: path[2] !== undefined, username, token };
}

/** The address to fetch, built only from the parsed parts of the pasted one. */
export function writeFeedAddress({ site, communities, isNewest, username, token }: FeedAddress): string {
  const place = communities.length > 0 ? `/r/${communities.join('+')}` : '';
  const url = new URL(`${place}${isNewest ? '/new' : ''}/.rss`, site);
  url.search = `?feed=${token}&user=${username}&limit=100`;
  return url.href;
}

function findSite(url: URL, sites: readonly string[]): string | null {
  if (url.username || url.password) return null;
  if (REDDIT_HOST.test(url.hostname) && url.port === '') return REDDIT_ORIGIN;
  return sites.find((site) => site === url.origin) ?? null;
}

const decodePlus = (path: string): string => path.replace(/%2b/gi, '+');

const readNames = (names: string): string[] => [
  ...new Map(
    names
      .split('+')
      .filter(Boolean)
      .map((name) => [name.toLowerCase(), name]),
  ).values(),
];
