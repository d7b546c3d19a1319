import * as z from 'zod/mini';
import { generateBody, generateContent } from '../drafts.ts';
import { variantBody } from '../drafting/variants.ts';
import { endpoint } from '../endpoint.ts';
import { generateReply } from '../scanner.ts';
import { PAGE_ANSWER_MAX } from './page-answer.ts';
import { OPINIONS_IN_PAGE_MAX, opinionsInPage } from './second-opinions.ts';

const call = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draft'), asked: generateBody }),
  z.object({ kind: z.literal('variant'), asked: variantBody }),
  z.object({ kind: z.literal('reply'), id: z.string(), asked: generateReply.body }),
  z.object({
    kind: z.literal('opinions'),
    /** The rank of the first thread in this call; 0 is the best. */
    from: z.int().check(z.minimum(0), z.maximum(OPINIONS_IN_PAGE_MAX)),
    /** A random value that is the same in all calls for one answer. */
    seed: z.string().check(z.minLength(16), z.maxLength(100)),
  }),
]);
export type PageCall = z.input<typeof call>;

const task = z.object({
  system: z.string(),
  prompt: z.string(),
  schema: z.record(z.string(), z.unknown()),
});
export type PageTask = z.output<typeof task>;

/**
 * A draft or opinions from a model that runs in the page. The page sends the call without an answer, runs the
 * returned `task`, and sends the call again with its answer. An invalid answer gets one repair task; then the usual
 * checks apply.
 */
export const askPageModel = endpoint({
  method: 'POST',
  path: '/api/page-model',
  summary: 'Draft or judge threads with a model that runs in the page',
  access: 'user',
  scope: 'personOnly',
  body: z.object({
    call,
    answers: z
      .array(z.string().check(z.maxLength(PAGE_ANSWER_MAX, 'This answer is too long.')))
      .check(z.maxLength(2, 'A model answers twice at most.')),
  }),
  output: z.object({
    task: z.nullable(task),
    draft: z.nullable(generateContent.output),
    reply: z.nullable(generateReply.output),
    opinions: z.nullable(opinionsInPage),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE', 'CONFLICT'],
});
