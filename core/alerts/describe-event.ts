import type { AlertEvent } from './alert-event.ts';
import { formatAgo } from '../opportunities/format-ago.ts';
import { shorten } from '../text/cut-text.ts';

export type Link = { label: string; url: string };
/** An event in words. `title` is third-party text; everything is plain text. */
export type AlertItem = { headline: string; title: string; detail: string; links: Link[] };

/** `now` decides how old a thread is; `publicUrl` is this installation’s address. */
export type Place = { now: number; publicUrl: string; isSandbox?: boolean };

type Kind = AlertEvent['type'];
const HEADLINES: Record<Kind, string> = {
  'opportunity.found': 'New thread in r/{subreddit}',
  'reply.received': 'New reply in r/{subreddit}',
  'post.published': 'Published in r/{subreddit}',
  'post.failed': 'Post failed in r/{subreddit}',
  'post.needs_you': 'A post in r/{subreddit} needs you',
  'post.removed': 'Post removed from r/{subreddit}',
  'rules.changed': 'Rules changed in r/{subreddit}',
  'account.disconnected': 'u/{username} was disconnected',
  'channel.disabled': 'An alert channel was disabled',
  test: 'Test message',
};

/** With these lengths one event fits every service, and its links are never cut. */
const TITLE_LENGTH = 300;
const DETAIL_LENGTH = 500;

/** Marks that change the direction of the text behind them. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

const oneLine = (text: string, most: number): string => {
  const line = text.toWellFormed().replace(TURNS, '');
  return shorten(line.replace(/[\s\p{Cc}]+/gu, ' ').trim(), most);
};

const NOT_OF_REDDIT: ReadonlySet<Kind> = new Set(['test', 'channel.disabled']);

/** Precedes what happens in the sandbox. */
export const markOf = ({ isSandbox }: Place, [first]: readonly AlertEvent[]): string =>
  isSandbox && first && !NOT_OF_REDDIT.has(first.type) ? 'Sandbox: ' : '';

export function describeEvent({ type, data }: AlertEvent, place: Place): AlertItem {
  const { subreddit = '', username = '', score, intent, createdAt, reason, remedy } = data;
  const headline = HEADLINES[type].replace('{subreddit}', subreddit).replace('{username}', username);
  const detail = [
    score !== undefined && `Score ${score}`,
    intent && intent !== 'none' && intent,
    createdAt && formatAgo(place.now - Date.parse(createdAt)),
    reason,
    remedy,
  ];
  return {
    headline,
    title: oneLine(data.title ?? '', TITLE_LENGTH),
    detail: oneLine(detail.filter(Boolean).join(' · '), DETAIL_LENGTH),
    links: linksOf(type, data, place),
  };
}

function linksOf(
  type: Kind,
  { id, postId, subreddit, url }: AlertEvent['data'],
  { publicUrl, isSandbox }: Place,
): Link[] {
  const there = url ? [{ label: isSandbox ? 'Open in the sandbox' : 'Open on Reddit', url }] : [];
  const here = (label: string, path: string) => ({ label, url: `${publicUrl}${path}` });
  switch (type) {
    case 'opportunity.found':
      return [
        ...there,
        here('Reply', `/scanner?score=0&thread=${id}&do=reply`),
        here('Skip', `/scanner?score=0&thread=${id}&do=skip`),
      ];
    case 'rules.changed':
      return [here('Read the rules', `/communities/${subreddit}`)];
    case 'account.disconnected':
      return [here('Open settings', '/settings')];
    case 'channel.disabled':
    case 'test':
      return [here('Open alerts', '/alerts')];
    default:
      return [...there, here('Open the post', `/posts/${postId}`)];
  }
}
