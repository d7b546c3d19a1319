import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instant } from './fields.ts';

export const TOPIC_MAX = 300;

/** What an answer of the author tells, in the order in which a text tells it. */
export const ANSWER_ROLES = [
  'point',
  'audience',
  'before',
  'change',
  'result',
  'failed',
  'lean',
  'ask',
] as const;
export const ANSWER_MAX = 300;
const ANSWERS_MAX = 12;
const answer = z.object({
  /** Null where nobody asked for it: what it tells is read from its words. */
  role: z._default(z.nullable(z.enum(ANSWER_ROLES)), null),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(ANSWER_MAX, `An answer has at most ${ANSWER_MAX} characters.`),
    ),
});
export type Answer = z.output<typeof answer>;
export type AnswerRole = (typeof ANSWER_ROLES)[number];

export const answers = z.array(answer).check(z.maxLength(ANSWERS_MAX, 'These are too many answers.'));

/** What its author told of a post before it was written. */
export const interview = z.object({
  topic: z.string().check(z.trim(), z.maxLength(TOPIC_MAX, `A topic has at most ${TOPIC_MAX} characters.`)),
  answers,
  /** Whether what the topic presents by name is the author's own; null where nobody said. */
  isOwn: z._default(z.nullable(z.boolean()), null),
});
export type Interview = z.output<typeof interview>;

const told = z.extend(interview, { toldAt: instant });
/** What was answered once, and may be offered again. */
export type Told = z.output<typeof told>;

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/interviews',
  summary: 'What was answered for the last posts, the newest first',
  access: 'user',
  output: z.array(told),
  errors: ['UNAUTHORIZED'],
});
