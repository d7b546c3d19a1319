import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** The kinds of text the composer has questions for. */
export const SHAPES = [
  'question',
  'story',
  'launch',
  'feedback',
  'comparison',
  'problem',
  'howto',
  'opinion',
  'news',
  'link',
] as const;
export type Shape = (typeof SHAPES)[number];
export const shape = z.enum(SHAPES, 'Choose one of the shapes.');

/** `sure` is false if the guess is weak. */
const shapeGuess = z.object({ shape, sure: z.boolean() });
export type ShapeGuess = z.output<typeof shapeGuess>;

export const TOPIC_MAX = 300;

export const guessShape = endpoint({
  method: 'GET',
  path: '/api/shape',
  summary: 'Guess the shape of a text from its topic',
  access: 'user',
  scope: 'read',
  query: z.object({
    topic: z
      .string('Enter a topic.')
      .check(
        z.trim(),
        z.minLength(1, 'Enter a topic.'),
        z.maxLength(TOPIC_MAX, `A topic has at most ${TOPIC_MAX} characters.`),
      ),
  }),
  output: shapeGuess,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

/** Question keys, shared by the API, storage and command line. Answers keep their key when the shape changes. */
export const QUESTION_KEYS = [
  'point',
  'does',
  'thing',
  'says',
  'symptom',
  'situation',
  'reason',
  'answer',
  'criterion',
  'step',
  'audience',
  'readers',
  'concerned',
  'before',
  'why',
  'cause',
  'since',
  'change',
  'tried',
  'method',
  'own',
  'result',
  'failed',
  'lacks',
  'missing',
  'pitfall',
  'caveat',
  'limit',
  'dealbreaker',
  'lean',
  'leaning',
  'guess',
  'doubt',
  'meaning',
  'judge',
  'ask',
] as const;
export type QuestionKey = (typeof QUESTION_KEYS)[number];
