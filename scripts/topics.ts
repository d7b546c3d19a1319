import * as z from 'zod/mini';
import { readTopic } from '../core/topics/read-topic.ts';
import { answerLines } from './answer-lines.ts';

/** `npm run topics` takes the topic of each line apart, with the code of the built-in composer. */
await answerLines({
  input: z.object({ id: z.optional(z.unknown()), topic: z.string() }),
  wanted: '{"id", "topic"}',
  answer: ({ id, topic }) => {
    const { kind, figures, names, presented, parts } = readTopic(topic);
    return { id, kind, figures, names, presented, parts };
  },
});
