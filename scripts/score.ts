import * as z from 'zod/mini';
import { findKeywords } from '../core/opportunities/scoring/find-keywords.ts';
import { scoreThread } from '../core/opportunities/scoring/score-thread.ts';
import { answerLines } from './answer-lines.ts';

/** `npm run score` scores a thread from each line, by its words only. */
const input = z.object({
  id: z.optional(z.unknown()),
  title: z.nullish(z.string()),
  text: z.nullish(z.string()),
  subreddit: z.nullish(z.string()),
  keywords: z.nullish(z.array(z.string())),
});
type Line = z.output<typeof input>;

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

await answerLines({
  input,
  wanted: '{"id", "title", "text", "subreddit"?, "keywords"?: ["…"]}',
  findFault: ({ title, text }) =>
    typeof title === 'string' || typeof text === 'string' ? undefined : 'has neither a "title" nor a "text"',
  answer: scoreLine,
});
