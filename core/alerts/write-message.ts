import type { AlertEvent } from './alert-event.ts';
import { type AlertItem, describeEvent, markOf, type Place } from './describe-event.ts';

/** What a chat, an e-mail or a notification says. */
export type AlertMessage = {
  subject: string;
  items: AlertItem[];
  /** The page that lists such events. */
  url: string;
  /** How many are left out, and where they are. */
  more: { count: number; url: string } | null;
};

type Nouns = readonly [one: string, many: string];
const NOUNS: Record<AlertEvent['type'], Nouns> = {
  'opportunity.found': ['thread in', 'threads in'],
  'reply.received': ['reply in', 'replies in'],
  'post.published': ['post published in', 'posts published in'],
  'post.failed': ['post failed in', 'posts failed in'],
  'post.needs_you': ['post needs you in', 'posts need you in'],
  'post.removed': ['post removed from', 'posts removed from'],
  'rules.changed': ['rule change in', 'rule changes in'],
  'account.disconnected': ['account disconnected', 'accounts disconnected'],
  'channel.disabled': ['channel disabled', 'channels disabled'],
  test: ['test', 'tests'],
};
const GROUPS_NAMED = 2;

/** Folds events into one message: the best of them in full, the others counted. */
export function writeMessage(
  events: readonly AlertEvent[],
  { most, ...place }: Place & { most: number },
): AlertMessage {
  const ordered = events.toSorted(
    (one, other) => (other.data.score ?? 0) - (one.data.score ?? 0) || one.at - other.at,
  );
  const items = ordered.slice(0, most).map((event) => describeEvent(event, place));
  const left = events.length - items.length;
  const areThreads = events.every(({ type }) => type === 'opportunity.found');
  const url = `${place.publicUrl}/${areThreads ? 'scanner' : 'activity'}`;
  return {
    subject: markOf(place, ordered) + (events.length === 1 ? (items[0]?.headline ?? '') : summarize(events)),
    items,
    url,
    more: left > 0 ? { count: left, url } : null,
  };
}

/** "12 threads in r/saas, 2 posts failed in r/webdev and 3 more". */
function summarize(events: readonly AlertEvent[]): string {
  const alike = Map.groupBy(events, ({ type, data }) => `${type} ${data.subreddit?.toLowerCase() ?? ''}`);
  const groups = [...alike.values()].toSorted((one, other) => other.length - one.length);
  const named = groups.slice(0, GROUPS_NAMED);
  const left = groups.slice(GROUPS_NAMED).reduce((sum, { length }) => sum + length, 0);
  return named.map(nameGroup).join(', ') + (left > 0 ? ` and ${left} more` : '');
}

function nameGroup(group: readonly AlertEvent[]): string {
  const [first] = group;
  if (!first) return '';
  const noun = NOUNS[first.type][group.length === 1 ? 0 : 1];
  const { subreddit } = first.data;
  return `${group.length} ${noun}${subreddit ? ` r/${subreddit}` : ''}`;
}

/** The message as plain text, for chats without markup and for e-mails. */
export function writeText({ subject, items, more }: AlertMessage): string {
  const isOne = items.length === 1;
  const parts = items.map(({ headline, title, detail, links }) =>
    [isOne ? '' : headline, title, detail, ...links.map(({ label, url }) => `${label}: ${url}`)].filter(
      Boolean,
    ),
  );
  const rest = more ? [[`${more.count} more: ${more.url}`]] : [];
  return [[subject], ...parts, ...rest].map((lines) => lines.join('\n')).join('\n\n');
}
