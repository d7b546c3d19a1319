import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** How long nobody sends again after a lost answer: a minute, six, or until a person says so. */
export const SILENCES = ['usual', 'safe', 'ask'] as const;
/** What becomes of a second copy that the platform took late. */
export const LATE_COPIES = ['remove', 'ask'] as const;

export const caution = z.object({
  silence: z.enum(SILENCES, 'Choose usual, safe or ask.'),
  lateCopies: z.enum(LATE_COPIES, 'Choose remove or ask.'),
});
export type Caution = z.output<typeof caution>;

export const readCaution = endpoint({
  method: 'GET',
  path: '/api/settings/publishing',
  summary: 'How careful publishing is when an answer was lost',
  access: 'user',
  output: caution,
  errors: ['UNAUTHORIZED'],
});

export const saveCaution = endpoint({
  method: 'PUT',
  path: '/api/settings/publishing',
  summary: 'Choose how careful publishing is when an answer was lost',
  access: 'user',
  body: caution,
  output: caution,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
