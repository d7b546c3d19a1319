import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { findKeywords } from '../core/opportunities/scoring/find-keywords.ts';
import { scoreThread } from '../core/opportunities/scoring/score-thread.ts';

/** `npm run score` scores a thread from each line, by its words alone. */
const text = z._default(z.nullish(z.string()), '');
const input = z.object({
  id: z.optional(z.unknown()),
  title: text,
  text,
  subreddit: z.nullish(z.string()),
  keywords: z._default(z.nullish(z.array(z.string())), []),
});

const parseLine = (line: string) => {
  try {
    return input.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

const scoreLine = ({ id, title, text, subreddit, keywords }: z.output<typeof input>) => {
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
};

/** A line that cannot be read is told on standard error, and the others are scored all the same. */
const scoreLines = async (): Promise<void> => {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    const given = parseLine(line);
    if (given) console.log(JSON.stringify(scoreLine(given)));
    else {
      console.error(
        `Line ${number} is not a thread: {"id", "title", "text", "subreddit"?, "keywords"?: []}.`,
      );
      process.exitCode = 1;
    }
  }
};

await scoreLines();
