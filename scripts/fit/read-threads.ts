import { join } from 'node:path';
import * as z from 'zod/mini';
import { INTENTS, THREAD_TYPES } from '../../contract/reading/thread-classes.ts';
import { readLines } from './read-labels.ts';

/** One row per reading of a thread; a fifth of the threads have two. We may not publish the texts. */
const label = z.object({
  id: z.string(),
  intent: z.enum(INTENTS),
  type: z.enum(THREAD_TYPES),
  reader: z.string(),
  /** True if the thread is held out from fitting. */
  judge: z.optional(z.boolean()),
});
const thread = z.object({ id: z.string(), subreddit: z.string(), title: z.string(), text: z.string() });

export type ReadThread = z.output<typeof thread> & z.output<typeof label>;

const THREADS = 'reddit/threads.jsonl';
export const readAllThreads = (texts: string): z.output<typeof thread>[] =>
  readLines(join(texts, THREADS), thread);

/** The readings with their texts, found in `reddit/threads.jsonl` under `texts`. Throws if one is missing. */
export function readThreads(labels: string, texts: string): ReadThread[] {
  const threads = new Map(readAllThreads(texts).map((each) => [each.id, each]));
  return readLines(labels, label).map((row) => {
    const found = threads.get(row.id);
    if (!found) throw new Error(`${THREADS} has no thread with the id ${row.id}.`);
    return Object.assign({}, found, row);
  });
}

/** The first reading of each thread. */
export const takeFirst = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.toReversed().map((row) => [row.id, row])).values(),
];

/** Cohen's kappa of the two readings, over the threads that have two. */
export function measureAgreement<Row extends { id: string }>(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
): { pairs: number; kappa: number } {
  const pairs = [...Map.groupBy(rows, ({ id }) => id).values()]
    .filter((readings) => readings.length > 1)
    .map((readings) => readings.slice(0, 2).map(labelOf));
  const share = (isSuch: (pair: string[]) => boolean) =>
    pairs.filter(isSuch).length / Math.max(1, pairs.length);
  const agreed = share(([one, other]) => one === other);
  const labels = new Set(pairs.flat());
  const byChance = [...labels].reduce(
    (sum, each) => sum + share(([one]) => one === each) * share(([, other]) => other === each),
    0,
  );
  return { pairs: pairs.length, kappa: (agreed - byChance) / (1 - byChance) };
}
