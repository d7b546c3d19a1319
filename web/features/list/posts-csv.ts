import type { Account } from '#contract/accounts.ts';
import type { Post } from '#contract/posts.ts';
import { toCsv } from '#core/csv/to-csv.ts';

const COLUMNS = [
  'id',
  'type',
  'title',
  'content',
  'subreddit',
  'status',
  'phase',
  'createdAt',
  'scheduledAt',
  'timeZone',
  'publishedAt',
  'url',
  'parentUrl',
  'flair',
  'websiteUrl',
  'ctaStyle',
  'permalink',
] as const satisfies readonly (keyof Post)[];

/** Columns have the API's names; unmeasured figures stay empty. */
export const postsToCsv = (posts: readonly Post[], accounts: readonly Account[]): string =>
  toCsv([
    [...COLUMNS, 'account', 'problem', 'upvotes', 'comments', 'clicks'],
    ...posts.map((post) => [
      ...COLUMNS.map((column) => post[column]),
      accounts.find(({ id }) => id === post.redditAccountId)?.username ?? null,
      post.problem?.message ?? null,
      post.analytics?.upvotes ?? null,
      post.analytics?.comments ?? null,
      post.analytics?.clicksMeasured ? post.analytics.clicks : null,
    ]),
  ]);
