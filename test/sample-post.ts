import type { Post } from '#contract/posts.ts';

<<<<<<<< HEAD:test/sample-post.ts
/** A post as the API returns it, for states that are laborious to reach. */
export const samplePost = (change: Partial<Post> & Pick<Post, 'id'>): Post => ({
========
/** A post as the API returns it, for states that are hard to reach otherwise. */
export const makePost = (told: Partial<Post> & Pick<Post, 'id'>): Post => ({
>>>>>>>> 964caebf (test: name helpers by verb and object):test/make-post.ts
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

/** Figures as the list shows them. */
<<<<<<<< HEAD:test/sample-post.ts
export const sampleAnalytics = (change: Partial<Analytics>): Analytics => ({
========
export const makeAnalytics = (told: Partial<Analytics>): Analytics => ({
>>>>>>>> 964caebf (test: name helpers by verb and object):test/make-post.ts
  upvotes: 0,
  comments: 0,
  clicks: 0,
  clicksMeasured: false,
  engagementRate: 0,
  source: 'api',
  takenAt: '2026-11-22T09:00:00.000Z',
  ...change,
});
