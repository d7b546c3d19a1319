import * as z from 'zod/mini';
import { readTopic } from '../core/topics/read-topic.ts';
import { answerLines } from './answer-lines.ts';
import { writeWeights } from '../test/topics/write-weights.ts';
import { printMisses, printTable } from './topics/print-table.ts';

/**
 * `npm run topics` takes the topic of each line apart, with the code of the built-in composer. `--table` measures how
 * well on topics of our own, `--misses` shows what is misread of those that are tuned on, and `--fit` fits the weights
 * of the reader's signs to these anew.
 */
const input = z.object({ id: z.optional(z.unknown()), topic: z.string() });

function readLine({ id, topic }: z.output<typeof input>) {
  const { kind, figures, names, presented, parts } = readTopic(topic);
  return { id, kind, figures, names, presented, parts };
}

const [option] = process.argv.slice(2);
if (option === '--table') printTable();
else if (option === '--misses') printMisses();
else if (option === '--fit') writeWeights();
else await answerLines({ input, wanted: '{"id", "topic"}', answer: readLine });
