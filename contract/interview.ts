import * as z from 'zod/mini';
import { QUESTION_KEYS, shape, TOPIC_MAX } from './drafting/shapes.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './fields.ts';

export const ANSWER_MAX = 300;
const ANSWERS_MAX = 12;
const answer = z.object({
  /** Null for a text that answers none of our questions. */
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

/** What the author entered before a post was written. */
export const interview = z.object({
  topic: z.string().check(z.trim(), z.maxLength(TOPIC_MAX, `A topic has at most ${TOPIC_MAX} characters.`)),
  answers,
  /** Null if the author left the guess to us. */
  shape: z._default(z.nullable(shape), null),
  /** Whether each answer follows the lead of its question ("What I did:"). */
  leads: z._default(z.boolean(), true),
  /** Whether the shape's closing question ends the text. */
  closing: z._default(z.boolean(), true),
  /** Whether the text is about something the author made; null if they haven't said. */
  isOwn: z._default(z.nullable(z.boolean()), null),
});
export type Interview = z.output<typeof interview>;

const dated = z.extend(interview, { toldAt: instant });
/** An earlier interview, whose answers can be offered again. */
export type PastInterview = z.output<typeof dated>;

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/interviews',
  summary: 'List the interviews of the last posts, newest first',
  access: 'user',
  output: z.array(dated),
  errors: ['UNAUTHORIZED'],
});
