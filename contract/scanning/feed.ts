import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';

/** What came of the last reading of a feed. */
export const FEED_STATES = [
  /** Not read yet. */
  'new',
  'read',
  /** The platform asked us to wait. */
  'limited',
  /** It did not take the private part of the address. */
  'refused',
  'missing',
  /** It sent us to another address, to which we do not go. */
  'elsewhere',
  /** What came is no feed, or nothing that could be taken in. */
  'broken',
  'notFeed',
  'tooLarge',
  /** No answer, or an error of the platform's own. */
  'silent',
  'failing',
  /** What is kept of its address cannot be opened any more. */
  'locked',
] as const;
export type FeedState = (typeof FEED_STATES)[number];

const feed = z.object({
  /** Where it comes from; the address itself is never given back. */
  host: z.string(),
  /** None: the member's front page. */
  communities: z.array(z.string()),
  username: z.string(),
  isOn: z.boolean(),
  state: z.enum(FEED_STATES),
  /** When it was asked for last, and when it will be again; null if nobody tries any more. */
  askedAt: z.nullable(instant),
  nextAt: z.nullable(instant),
  /** How many threads it had when it was read last. */
  threads: z.nullable(z.int()),
});
export type Feed = z.output<typeof feed>;

/** In an envelope: there may be none. */
const answer = z.object({ feed: z.nullable(feed) });

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/feed',
  summary: 'Your own feed, without its secret',
  access: 'user',
  output: answer,
  errors: ['UNAUTHORIZED'],
});

export const saveFeed = endpoint({
  method: 'PUT',
  path: '/api/feed',
  summary: 'Keep the address of your own feed, switched off; another one is replaced',
  access: 'user',
  body: z.object({ address: z.string('Paste the address of your feed.') }),
  output: answer,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

export const switchFeed = endpoint({
  method: 'PATCH',
  path: '/api/feed',
  summary: 'Switch your own feed on or off; on also tries again after a refusal',
  access: 'user',
  body: z.object({ isOn: z.boolean() }),
  output: answer,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND'],
});

export const removeFeed = endpoint({
  method: 'DELETE',
  path: '/api/feed',
  summary: 'Forget your own feed; what it found stays',
  access: 'user',
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const restoreFeed = endpoint({
  method: 'POST',
  path: '/api/feed/restore',
  summary: 'Bring back the feed that was removed a moment ago',
  access: 'user',
  output: answer,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
});
