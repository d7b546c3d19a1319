import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { communityName, timeZone } from './fields.ts';

/** How long to wait before resending after a lost response: one minute, six minutes, or until the user decides. */
export const QUIET_PERIODS = ['usual', 'safe', 'ask'] as const;
/** How to remove a second copy that the platform accepted late: automatically, or after the user agrees. */
export const LATE_COPIES = ['remove', 'ask'] as const;

export const publishingSettings = z.object({
  silence: z.enum(QUIET_PERIODS, 'Choose usual, safe or ask.'),
  lateCopies: z.enum(LATE_COPIES, 'Choose remove or ask.'),
});
export type PublishingSettings = z.output<typeof publishingSettings>;

export const readPublishingSettings = endpoint({
  method: 'GET',
  path: '/api/settings/publishing',
  summary: 'How careful publishing is after a lost response',
  access: 'user',
  scope: 'read',
  output: publishingSettings,
  errors: ['UNAUTHORIZED'],
});

export const savePublishingSettings = endpoint({
  method: 'PUT',
  path: '/api/settings/publishing',
  summary: 'Choose how careful publishing is after a lost response',
  access: 'user',
  scope: 'personOnly',
  body: publishingSettings,
  output: publishingSettings,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

const MINUTES_A_DAY = 1_440;
const WRONG = 'Give times of the day.';
const minute = z.int(WRONG).check(z.minimum(0, WRONG), z.maximum(MINUTES_A_DAY, WRONG));
const span = z
  .object({ from: minute, until: minute })
  .check(z.refine(({ from, until }) => from < until, 'The end has to be after the beginning.'));

/** Monday to Sunday: minutes of the day; null for no posts that day. */
export const postingHours = z.object({
  days: z
    .array(z.nullable(span))
    .check(z.length(7, 'Give all seven days.'))
    .check(z.refine((days) => days.some((day) => day !== null), 'Choose at least one day.')),
});
export type PostingHours = z.output<typeof postingHours>;

export const readPostingHours = endpoint({
  method: 'GET',
  path: '/api/settings/posting-hours',
  summary: 'The hours in which a next free time is offered',
  access: 'user',
  scope: 'read',
  output: postingHours,
  errors: ['UNAUTHORIZED'],
});

export const savePostingHours = endpoint({
  method: 'PUT',
  path: '/api/settings/posting-hours',
  summary: 'Choose the hours in which a next free time is offered',
  access: 'user',
  scope: 'personOnly',
  body: postingHours,
  output: postingHours,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

/** Posts, and how many of them got more upvotes than the median there. */
const results = { posts: z.int(), above: z.int() };

export const readBestTimes = endpoint({
  method: 'GET',
  path: '/api/subreddits/:name/times',
  summary: 'How posts in a community did by hour of the week, and the hours that do better beyond chance',
  access: 'user',
  scope: 'read',
  params: z.object({ name: communityName }),
  query: z.object({ timeZone: z._default(timeZone, 'UTC') }),
  output: z.object({
    /** All posts of at least a day: observed there, and yours. */
    all: z.object(results),
    /** From Monday 0:00 in the time zone. Each includes the hours beside it, and like days. */
    hours: z.array(z.object({ ...results, verdict: z.enum(['good', 'poor', 'even', 'few']) })),
    /** Indexes of the good hours, best first; empty if no hour stands out. */
    best: z.array(z.int()),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
export type BestTimes = z.output<typeof readBestTimes.output>;
