import type { Feed, FeedState } from '#contract/scanning/feed.ts';
import { REDDIT_ORIGIN } from '#core/feed/parse-feed-address.ts';
import { formatAgo } from '#core/opportunities/format-ago.ts';
import { localizeTimes } from '#web/lib/date-time.ts';

type Described = { text: string; tone: 'plain' | 'ok' | 'warn' };

/** What happened at this site and what to do. Threads found earlier are always kept. */
const troublesAt = (site: string): Record<Exclude<FeedState, 'new' | 'read'>, string> => ({
  limited: `${site} asked us to wait.`,
  refused:
    `${site} didn’t take this address. It may have been changed in your settings there: paste the ` +
    'present one. If it is the present one, this network may be blocked.',
  missing: `There is no feed at this address any more. Copy it from your settings on ${site} once more.`,
  elsewhere: `${site} sent us to another address, to which we don’t go. Copy the address from your settings there once more.`,
  broken: 'The feed came in parts or couldn’t be read, so nothing of it was taken.',
  notFeed: 'A web page came in place of the feed, perhaps a question whether you are human.',
  tooLarge: 'The feed has more than 2 MB, so it wasn’t read. Name fewer communities in its address.',
  silent: 'No answer came.',
  failing: `${site} answered with an error of its own.`,
  locked: 'What is kept of this address can’t be opened any more. Paste the address again.',
});

const siteOf = ({ host }: Feed): string => (host === new URL(REDDIT_ORIGIN).host ? 'Reddit' : host);

/** A feed's state in a sentence or two. */
export function describeFeed(feed: Feed, now: number): Described {
  const { isOn, state, askedAt, nextAt, threads } = feed;
  if (!isOn) return { text: 'Off. Nothing is fetched.', tone: 'plain' };
  if (state === 'new' || !askedAt)
    return { text: 'Waiting for its turn: all feeds here share one call a minute.', tone: 'plain' };
  if (state === 'read') {
    const count = threads ?? 0;
    const found = count === 1 ? '1 thread' : `${count} threads`;
    return { text: `Read ${formatAgo(now - Date.parse(askedAt))}, with ${found} in it.`, tone: 'ok' };
  }
  const next = nextAt ? ` Next try: ${localizeTimes(nextAt)}.` : '';
  return { text: `${troublesAt(siteOf(feed))[state]}${next}`, tone: 'warn' };
}

/** A feed's state in a word or two, for the section's heading. */
export function summarizeFeed(feed: Feed | null | undefined): string {
  if (!feed) return 'None';
  if (!feed.isOn) return 'Off';
  if (feed.state === 'new' || feed.state === 'read') return 'On';
  return feed.nextAt ? 'Will try again' : 'Needs you';
}

export const nameFeed = ({ communities, host }: Feed): string =>
  communities.length === 0
    ? `Your front page on ${host}`
    : `${communities.map((name) => `r/${name}`).join(', ')} on ${host}`;
