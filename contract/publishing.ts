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
