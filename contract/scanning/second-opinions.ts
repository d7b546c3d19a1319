import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const OPINION_REASON_MAX = 200;
/** The best by our own score; the others are not worth the tokens. */
export const OPINIONS_MAX = 50;
/** A model in the page is slower, and reads less at once. */
export const OPINIONS_IN_PAGE_MAX = 12;

/** What a model says a thread is worth, beside our own score. */
export const secondOpinion = z.object({
  score: z.int().check(z.minimum(0), z.maximum(100)),
  reason: z.string(),
  /** The id of the model. */
  engine: z.string(),
});

export const askSecondOpinions = endpoint({
  method: 'POST',
  path: '/api/opportunities/second-opinions',
  summary: 'Have the workspace’s model judge the best found threads again; our own scores stay as they are',
  access: 'user',
  output: z.object({
    asked: z.int(),
    judged: z.int(),
    engine: z.string(),
    /** Why not all of them were asked about, where that is so. */
    problem: z.nullable(z.string()),
  }),
  errors: ['UNAUTHORIZED', 'CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'],
});

/** Threads judged by the model in the page. */
export const opinionsInPage = z.object({
  asked: z.int(),
  judged: z.int(),
  /** Where to go on; null after the last thread. */
  next: z.nullable(z.int()),
});
