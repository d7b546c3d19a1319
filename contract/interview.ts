import * as z from 'zod/mini';
import { QUESTION_KEYS, shape, TOPIC_MAX } from './drafting/shapes.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './fields.ts';

export const ANSWER_MAX = 300;
const ANSWERS_MAX = 12;
const answer = z.object({
  /** The question's key; null if the text answers none of our questions. */
  question: z._default(z.nullable(z.enum(QUESTION_KEYS, 'This is not one of the questions.')), null),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(ANSWER_MAX, `An answer has at most ${ANSWER_MAX} characters.`),
    ),
});
export type Answer = z.output<typeof answer>;

export const answers = z.array(answer).check(z.maxLength(ANSWERS_MAX, 'These are too many answers.'));

/** What the author entered before the text was generated. */
export const interview = z.object({
  topic: z.string().check(z.trim(), z.maxLength(TOPIC_MAX, `A topic has at most ${TOPIC_MAX} characters.`)),
  answers,
  /** The shape that the author chose; null if we guessed it. */
  shape: z._default(z.nullable(shape), null),
  /** True to start each answer with the lead of its question ("What I did:"). */
  leads: z._default(z.boolean(), true),
  /** True to end the text with the shape's closing question. */
  closing: z._default(z.boolean(), true),
  /** True if the author made the thing that the text is about; null if they haven't said. */
  isOwn: z._default(z.nullable(z.boolean()), null),
});
export type Interview = z.output<typeof interview>;

const dated = z.extend(interview, { toldAt: instant });
/** An earlier interview; its answers can be offered again. */
export type PastInterview = z.output<typeof dated>;

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/interviews',
  summary: 'List the interviews of recent posts, newest first',
  access: 'user',
  scope: 'read',
  output: z.array(dated),
  errors: ['UNAUTHORIZED'],
});
