import type { TrendingThread } from '#contract/opportunities.ts';

type Answered = Pick<TrendingThread, 'subreddit' | 'title' | 'permalink'>;

/** A link to the generator, prefilled for an answer. */
export const buildReplyHref = ({ subreddit, title, permalink }: Answered): string =>
  `/generator?${new URLSearchParams({ contentType: 'comment', subreddit, topic: title, thread: permalink }).toString()}`;
