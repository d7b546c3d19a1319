import type { Post } from '#contract/posts.ts';

/** A post as the API returns it, for states that take long to produce for real. */
export const samplePost = (change: Partial<Post> & Pick<Post, 'id'>): Post => ({
  type: 'post',
  title: 'A title',
  content: 'A text about something.',
  subreddit: 'entrepreneur',
  status: 'draft',
  phase: 'draft',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  revision: 1,
  url: null,
  parentUrl: null,
  flair: null,
  websiteUrl: null,
  ctaStyle: 'subtle',
  scheduledAt: null,
  timeZone: null,
  publishedAt: null,
  redditAccountId: null,
  permalink: null,
  composeUrl: null,
  problem: null,
  ...change,
});

type Analytics = NonNullable<Post['analytics']>;

/** Figures of a post as the list shows them. */
export const sampleAnalytics = (change: Partial<Analytics>): Analytics => ({
  upvotes: 0,
  comments: 0,
  clicks: 0,
  clicksMeasured: false,
  engagementRate: 0,
  source: 'api',
  takenAt: '2026-11-22T09:00:00.000Z',
  ...change,
});
