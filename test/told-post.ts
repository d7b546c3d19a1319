import type { Post } from '#contract/posts.ts';

/** A post as the API returns it, for states that take many steps to reach. */
export const toldPost = (told: Partial<Post> & Pick<Post, 'id'>): Post => ({
  type: 'post',
  title: 'A title',
  content: 'A text about something.',
  subreddit: 'entrepreneur',
  status: 'draft',
  phase: 'draft',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  url: null,
  parentUrl: null,
  websiteUrl: null,
  ctaStyle: 'subtle',
  scheduledAt: null,
  timeZone: null,
  publishedAt: null,
  redditAccountId: null,
  permalink: null,
  composeUrl: null,
  problem: null,
  ...told,
});
