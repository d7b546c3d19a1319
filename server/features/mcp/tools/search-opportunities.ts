import { z } from 'zod';
import { listOpportunities, DEFAULT_MIN_SCORE } from '#contract/scanner.ts';
import { INTENTS } from '#contract/reading/thread-classes.ts';
import { cutPage, defineTool, page, subreddit } from '../define-tool.ts';
import { untrusted, UNTRUSTED_NOTE } from '../untrusted.ts';

export const searchOpportunities = defineTool({
  name: 'search_opportunities',
  title: 'Search opportunities',
  description: 'Lists Reddit threads that scans found worth answering, best score first.',
  isReadOnly: true,
  input: z.object({
    query: z.string().max(100).optional().describe('Words that title or text must contain.'),
    subreddit: subreddit.optional(),
    intent: z.enum(INTENTS).optional(),
    minScore: z.int().min(0).max(100).default(DEFAULT_MIN_SCORE),
    ...page,
  }),
  run: async (call, { query = '', intent, minScore, subreddit: name, ...paging }) => {
    const found = await call(listOpportunities, { score_min: minScore, ...(name && { subreddit: name }) });
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = found.filter(
      (each) =>
        (!intent || each.intent === intent) &&
        words.every((word) => `${each.title} ${each.description}`.toLowerCase().includes(word)),
    );
    const { items, ...rest } = cutPage(matches, paging);
    return {
      note: UNTRUSTED_NOTE,
      ...rest,
      threads: items.map(({ title, description, ...each }) => ({
        id: each.id,
        score: each.score,
        subreddit: each.subreddit,
        title: untrusted(title, 300),
        excerpt: untrusted(description, 400),
        intent: each.intent,
        threadType: each.threadType,
        upvotes: each.upvotes,
        comments: each.comments,
        keywords: each.keywords,
        age: each.timeAgo,
        url: each.url,
      })),
    };
  },
});
