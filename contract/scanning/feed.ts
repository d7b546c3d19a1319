import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';

export const FEED_STATES = [
  /** The feed was not read yet. */
  'new',
  'read',
  /** The site limits our requests. */
  'limited',
  /** The site rejected the secret in the feed's address. */
  'refused',
  'missing',
  /** The site redirects to another address, which we do not follow. */
  'elsewhere',
  /** The response is unreadable, not a feed, or too large. */
  'broken',
  'notFeed',
  'tooLarge',
  /** The site gave no response, or a server error. */
  'silent',
  'failing',
  /** The stored address can't be decrypted any more. */
  'locked',
] as const;
export type FeedState = (typeof FEED_STATES)[number];

const feed = z.object({
  /** The feed's host; the address itself is never returned. */
  host: z.string(),
  /** The communities in the feed; empty for the member's front page. */
  communities: z.array(z.string()),
  username: z.string(),
  isOn: z.boolean(),
  state: z.enum(FEED_STATES),
  /** The last and next request; null if we have stopped trying. */
  askedAt: z.nullable(instant),
  nextAt: z.nullable(instant),
  /** The number of threads at the last reading. */
  threads: z.nullable(z.int()),
});
export type Feed = z.output<typeof feed>;

/** The feed is a field of an object, because it may be null. */
const answer = z.object({ feed: z.nullable(feed) });

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/feed',
  summary: 'Your own feed, without its secret',
  access: 'user',
  scope: 'read',
  output: answer,
  errors: ['UNAUTHORIZED'],
});

export const saveFeed = endpoint({
  method: 'PUT',
  path: '/api/feed',
  summary: 'Save the address of your own feed, switched off; replaces an earlier one',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ address: z.string('Paste the address of your feed.') }),
  output: answer,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

export const switchFeed = endpoint({
  method: 'PATCH',
  path: '/api/feed',
  summary: 'Switch your own feed on or off; switching it on retries after a refusal',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ isOn: z.boolean() }),
  output: answer,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND'],
});

export const removeFeed = endpoint({
  method: 'DELETE',
  path: '/api/feed',
  summary: 'Delete your own feed; its threads stay',
  access: 'user',
  scope: 'personOnly',
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const restoreFeed = endpoint({
  method: 'POST',
  path: '/api/feed/restore',
  summary: 'Restore the feed that was just removed',
  access: 'user',
  scope: 'personOnly',
  output: answer,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
});
