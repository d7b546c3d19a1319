import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const FIRST_STEPS = ['connect', 'targets', 'draft', 'scan'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const readFirstSteps = endpoint({
  method: 'GET',
  path: '/api/first-steps',
  summary: 'What a new workspace has done of its first steps',
  access: 'user',
  output: z.object({
    /** False for good once all are done, or dismissed. */
    isOpen: z.boolean(),
    done: z.array(z.enum(FIRST_STEPS)),
  }),
  errors: ['UNAUTHORIZED'],
});
export type FirstSteps = z.output<typeof readFirstSteps.output>;

export const dismissFirstSteps = endpoint({
  method: 'DELETE',
  path: '/api/first-steps',
  summary: 'Take the first steps off the dashboard for good',
  access: 'user',
  output: null,
  errors: ['UNAUTHORIZED'],
});
