import * as z from 'zod/mini';
import { guessShape } from '../reading/shapes/read.ts';
import { answerLines } from './answer-lines.ts';

/** `npm run shapes` guesses the shape of each topic. */
const input = z.object({ id: z.optional(z.unknown()), topic: z.string() });

await answerLines({
  input,
  wanted: '{"id", "topic"}',
  answer: ({ id, topic }) => ({ id, ...guessShape(topic) }),
});
