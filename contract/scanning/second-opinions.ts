import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const OPINION_REASON_MAX = 200;
/** We ask only about the best threads by our own score; the rest are not worth the tokens. */
export const OPINIONS_MAX = 50;
/** The limit is lower for a model in the page, which is slower and has a smaller context. */
export const OPINIONS_IN_PAGE_MAX = 12;

/** A model's rating of a thread, beside our own score. */
export const secondOpinion = z.object({
  score: z.int().check(z.minimum(0), z.maximum(100)),
  reason: z.string(),
  engine: z.string(),
});

export const askSecondOpinions = endpoint({
  method: 'POST',
  path: '/api/opportunities/second-opinions',
  summary: 'Ask the workspace’s model to rate the best threads; our own scores don’t change',
  access: 'user',
  scope: 'draft',
  output: z.object({
    asked: z.int(),
    judged: z.int(),
    engine: z.string(),
    /** Why some threads were not asked about; null if all were. */
    problem: z.nullable(z.string()),
  }),
  errors: ['UNAUTHORIZED', 'CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'],
});

export const opinionsInPage = z.object({
  asked: z.int(),
  judged: z.int(),
  /** The position at which to continue; null after the last thread. */
  next: z.nullable(z.int()),
});
