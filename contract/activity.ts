import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { accountMode, anyInstant, instant } from './fields.ts';

/** Events in a post's history that its author did not cause. */
export const NEWS_EVENTS = [
  'accepted',
  'found',
  'refused',
  'parked',
  'confirmed',
  'withdrawn',
  'cameLate',
  'copyFound',
  'copyRemoved',
  'removedThere',
  'backThere',
  'locked',
  'unlocked',
  'editedThere',
] as const;

const activity = z.object({
  id: z.string(),
  at: instant,
  event: z.enum([...NEWS_EVENTS, 'rulesChanged']),
  detail: z.string(),
  /** The user has not seen it yet, and it is not merely the result of what they just did. */
  isNew: z.boolean(),
  /** The account mode it happened under; null when unknown. */
  origin: z.nullable(accountMode),
  subreddit: z.string(),
  /** Null when it happened to the community, not to a post. */
  post: z.nullable(
    z.object({
      id: z.string(),
      title: z.nullable(z.string()),
      /** The beginning of the text. */
      content: z.string(),
      subreddit: z.string(),
    }),
  ),
});
export type Activity = z.output<typeof activity>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/activity',
  summary: 'What happened to your posts and in the communities they are for, the newest first',
  access: 'user',
  query: z.object({
    /** The `next` of the previous page. */
    before: z.optional(
      z.string().check(z.regex(/^\d{1,15}\.\w{1,64}$/, 'This isn’t a cursor of this list.')),
    ),
  }),
  output: z.object({ items: z.array(activity), next: z.nullable(z.string()) }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

/** Counting stops here. */
export const UNREAD_MAX = 100;
const unread = z.object({ unread: z.int() });

export const countActivity = endpoint({
  method: 'GET',
  path: '/api/activity/unread',
  summary: `How much is new to you, at most ${UNREAD_MAX}`,
  access: 'user',
  output: unread,
  errors: ['UNAUTHORIZED'],
});

export const seeActivity = endpoint({
  method: 'POST',
  path: '/api/activity/seen',
  summary: 'Say up to when you have seen what happened',
  access: 'user',
  body: z.object({ until: anyInstant }),
  output: unread,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
