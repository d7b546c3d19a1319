import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { findKeywords } from '../core/opportunities/scoring/find-keywords.ts';
import { scoreThread } from '../core/opportunities/scoring/score-thread.ts';
import { printData } from './score/print-data.ts';
import { printMisses, printTable } from './score/print-table.ts';

/**
 * `npm run score` scores a thread from each line, by its words alone. `--table` measures how well on threads of our
 * own, `--misses` shows what is misread of those that are tuned on, and `--data DIR` measures on the sets of others.
 */
const input = z.object({
  id: z.optional(z.unknown()),
  title: z.nullish(z.string()),
  text: z.nullish(z.string()),
  subreddit: z.nullish(z.string()),
  keywords: z.nullish(z.array(z.string())),
});
type Line = z.output<typeof input>;

const WANTED = '{"id", "title", "text", "subreddit"?, "keywords"?: ["…"]}';

/** The thread of a line, or what is wrong with it. */
function readLine(line: string): Line | string {
  try {
    const { data, error } = input.safeParse(JSON.parse(line));
    if (!data) {
      const path = error.issues[0]?.path.join('.');
      return path ? `has a "${path}" that is not as in ${WANTED}` : `is not ${WANTED}`;
    }
    return typeof data.title === 'string' || typeof data.text === 'string'
      ? data
      : 'has neither a "title" nor a "text"';
  } catch {
    return `is not JSON; it should be ${WANTED}`;
  }
}

function scoreLine({ id, title, text, subreddit, keywords }: Line) {
  const words = { title: title ?? '', text: text ?? '' };
  const asked = keywords ?? [];
  const { sentiment, sentimentScore, intentLevel, intent, threadType, score } = scoreThread({
    ...words,
    subreddit: subreddit ?? undefined,
    keywords: findKeywords(asked, words),
    keywordsAsked: asked.length,
    standing: null,
  });
  return { id, sentiment, sentimentScore, intentLevel, intent, threadType, score };
}

/** A line that cannot be read is told on standard error, and the others are scored all the same. */
async function scoreLines(): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    const given = readLine(line);
    if (typeof given === 'string') {
      console.error(`Line ${number} ${given}.`);
      process.exitCode = 1;
    } else console.log(JSON.stringify(scoreLine(given)));
  }
}

const [option, folder] = process.argv.slice(2);
if (option === '--table') printTable();
else if (option === '--misses') printMisses();
else if (option === '--data') printData(folder);
else await scoreLines();
