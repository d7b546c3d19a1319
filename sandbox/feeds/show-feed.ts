import { createHash } from 'node:crypto';
import { isListedYet } from '../api/listings.ts';
import { resolveCommunities } from '../api/resolve-community.ts';
import { sortThreads } from '../api/sort-threads.ts';
import type { Sandbox } from '../context.ts';
import { type Answer, empty } from '../http/answer.ts';
import { type Call, wholeNumber } from '../http/call.ts';
import { isMember } from '../people.ts';
import { blockedPage } from '../protocol/edge-pages.ts';
import type { Thread } from '../world/thread.ts';
import { atomFeed } from './atom-feed.ts';
import { feedToken } from './feed-token.ts';

const PATH = /^(?:\/r\/([^/]+))?(\/new)?\/?\.rss$/;
const DEFAULT_ENTRIES = 25;
const MOST_ENTRIES = 100;

export const isFeed = ({ method, path }: Call): boolean => method === 'GET' && PATH.test(path);

/** A member's private feed in the platform's format. Only the URL identifies the member. */
export function showFeed(sandbox: Sandbox, call: Call): Answer {
  const member = call.query.get('user') ?? '';
  const isKnown = isMember(member) && sandbox.store.choices.of(member, 'deleted', 'account') !== 1;
  if (!isKnown || call.query.get('feed') !== feedToken(sandbox, member)) return blockedPage();
  const [, names, newest] = PATH.exec(call.path) ?? [];
  const resolved = resolveCommunities(sandbox, call, names ?? null);
  if (!resolved.ok) return resolved.answer;
  const listed = sandbox.siteContent
    .listedThreads(resolved.communities)
    .filter((thread) => isListedYet(sandbox, thread));
  const sort = newest ? 'new' : 'hot';
  const now = sandbox.clock.now();
  const threads = sortThreads(sandbox.siteContent, listed, sort, { span: null, now });
  const limit = wholeNumber(call, 'limit', DEFAULT_ENTRIES, 1, MOST_ENTRIES);
  return answer(sandbox, call, threads.slice(0, limit));
}

function answer(sandbox: Sandbox, { headers, path }: Call, threads: readonly Thread[]): Answer {
  const text = atomFeed(sandbox, path, threads);
  const newestAt = Math.max(0, ...threads.map(({ createdAt }) => createdAt));
  const validators = {
    etag: `"${createHash('sha1').update(text).digest('base64url')}"`,
    'last-modified': new Date(newestAt).toUTCString(),
  };
  const isUnchanged =
    headers['if-none-match'] === undefined
      ? headers['if-modified-since'] === validators['last-modified']
      : headers['if-none-match'] === validators.etag;
  if (isUnchanged) return { ...empty(304), headers: validators };
  const type = { 'content-type': 'application/atom+xml; charset=UTF-8' };
  return { status: 200, headers: { ...type, ...validators }, body: { text } };
}
