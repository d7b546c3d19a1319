import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** After a lost answer, nothing is sent again for one minute, for six, or until a person says so. */
export const QUIET_PERIODS = ['usual', 'safe', 'ask'] as const;
/** Whether a second copy that the platform accepted late is removed by itself, or only after a person agrees. */
export const LATE_COPIES = ['remove', 'ask'] as const;

export const publishingSettings = z.object({
  silence: z.enum(QUIET_PERIODS, 'Choose usual, safe or ask.'),
  lateCopies: z.enum(LATE_COPIES, 'Choose remove or ask.'),
});
export type PublishingSettings = z.output<typeof publishingSettings>;

export const readPublishingSettings = endpoint({
  method: 'GET',
  path: '/api/settings/publishing',
  summary: 'How careful publishing is when an answer was lost',
  access: 'user',
  output: publishingSettings,
  errors: ['UNAUTHORIZED'],
});

export const savePublishingSettings = endpoint({
  method: 'PUT',
  path: '/api/settings/publishing',
  summary: 'Choose how careful publishing is when an answer was lost',
  access: 'user',
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

/** From Monday to Sunday: between which minutes of the day; null for no posts that day. */
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
  summary: 'Between which hours a next free time is offered',
  access: 'user',
  output: postingHours,
  errors: ['UNAUTHORIZED'],
});

export const savePostingHours = endpoint({
  method: 'PUT',
  path: '/api/settings/posting-hours',
  summary: 'Choose between which hours a next free time is offered',
  access: 'user',
  body: postingHours,
  output: postingHours,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
