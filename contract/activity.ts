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
  event: z.enum([...NEWS_EVENTS, 'rulesChanged', 'channelDisabled']),
  detail: z.string(),
  /** News that the user has not seen and that is not a direct result of their own action. */
  isNew: z.boolean(),
  /** The mode of the account; null if unknown. */
  origin: z.nullable(accountMode),
  /** Empty for news about an alert channel. */
  subreddit: z.string(),
  /** Null for news about a community or an alert channel. */
  post: z.nullable(
    z.object({
      id: z.string(),
      title: z.nullable(z.string()),
      /** The first words of the post's text. */
      content: z.string(),
      subreddit: z.string(),
    }),
  ),
});
export type Activity = z.output<typeof activity>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/activity',
  summary: 'Activity on your posts and in their communities, newest first',
  access: 'user',
  scope: 'read',
  query: z.object({
    /** The cursor `next` from the previous page. */
    before: z.optional(
      z.string().check(z.regex(/^\d{1,15}\.\w{1,64}$/, 'This isn’t a cursor of this list.')),
    ),
  }),
  output: z.object({ items: z.array(activity), next: z.nullable(z.string()) }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

/** We stop counting unread news at this number. */
export const UNREAD_MAX = 100;
const unread = z.object({ unread: z.int() });

export const countActivity = endpoint({
  method: 'GET',
  path: '/api/activity/unread',
  summary: `How many entries are unread, up to ${UNREAD_MAX}`,
  access: 'user',
  scope: 'read',
  output: unread,
  errors: ['UNAUTHORIZED'],
});

export const markActivitySeen = endpoint({
  method: 'POST',
  path: '/api/activity/seen',
  summary: 'Mark activity as seen up to an instant',
  access: 'user',
  scope: 'draft',
  body: z.object({ until: anyInstant }),
  output: unread,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
