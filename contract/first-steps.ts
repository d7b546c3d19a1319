import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { TITLE_MAX } from './posts.ts';

export const FIRST_STEPS = ['connect', 'facts', 'draft', 'publish'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const readFirstSteps = endpoint({
  method: 'GET',
  path: '/api/first-steps',
  summary: 'Which first steps a new workspace has completed',
  access: 'user',
  scope: 'read',
  output: z.object({
    /** False from one hour after the first post goes out, or once the user dismisses the list. */
    isOpen: z.boolean(),
    done: z.array(z.enum(FIRST_STEPS)),
  }),
  errors: ['UNAUTHORIZED'],
});
export type FirstSteps = z.output<typeof readFirstSteps.output>;

export const dismissFirstSteps = endpoint({
  method: 'DELETE',
  path: '/api/first-steps',
  summary: 'Dismiss the first steps for good',
  access: 'user',
  scope: 'personOnly',
  output: null,
  errors: ['UNAUTHORIZED'],
});

export const readPracticeThread = endpoint({
  method: 'GET',
  path: '/api/first-steps/threads/:id',
  summary: 'The current state of your post’s thread in the sandbox',
  access: 'user',
  scope: 'read',
  params: z.object({ id: z.string() }),
  output: z.object({
    score: z.int(),
    /** The answers, oldest first. */
    answers: z.array(
      z.object({ id: z.string(), author: z.string(), body: z.string(), at: z.iso.datetime() }),
    ),
  }),
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export type PracticeThread = z.output<typeof readPracticeThread.output>;

export const dropPracticeResponse = endpoint({
  method: 'POST',
  path: '/api/first-steps/lost-answer',
  summary: 'Make the sandbox drop its response to the next post with this title',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ title: z.string().check(z.minLength(1), z.maxLength(TITLE_MAX)) }),
  output: null,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'CONFLICT', 'UNAVAILABLE'],
});

const practice = z.object({
  posts: z.int(),
  accounts: z.int(),
  /** Threads of the sandbox and of the sample data. */
  threads: z.int(),
});
export type Practice = z.output<typeof practice>;

export const countPractice = endpoint({
  method: 'GET',
  path: '/api/practice',
  summary: 'Count what is left of the sandbox after it is switched off; all zero while it is on',
  access: 'user',
  scope: 'read',
  output: practice,
  errors: ['UNAUTHORIZED'],
});

export const removePractice = endpoint({
  method: 'DELETE',
  path: '/api/practice',
  summary: 'Move practice posts to the trash, disconnect sandbox accounts and delete their threads',
  access: 'user',
  scope: 'personOnly',
  output: practice,
  errors: ['UNAUTHORIZED', 'CONFLICT'],
});
