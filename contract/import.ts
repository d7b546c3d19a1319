import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { emptyIsNone, username } from './fields.ts';
import { createPost } from './posts.ts';
import { preflight } from './preflight.ts';

export const IMPORT_MAX = 500;

/** The same fields as for a single post, except that the account can be given by its username. */
export const importedPost = z.extend(
  z.pick(createPost.body, {
    type: true,
    title: true,
    content: true,
    subreddit: true,
    url: true,
    parentUrl: true,
    flair: true,
    websiteUrl: true,
    ctaStyle: true,
    scheduledAt: true,
    timeZone: true,
    redditAccountId: true,
  }),
  {
    status: z._default(
      z.enum(['draft', 'scheduled'], 'Posts are imported as drafts, or scheduled.'),
      'draft',
    ),
    account: z.optional(emptyIsNone(username)),
  },
);
export type ImportedPost = z.input<typeof importedPost>;

const rows = z.object({
  rows: z
    .array(importedPost, 'Give at least one post.')
    .check(
      z.minLength(1, 'Give at least one post.'),
      z.maxLength(IMPORT_MAX, `Import at most ${IMPORT_MAX} posts at once.`),
    ),
});

export const importPosts = endpoint({
  method: 'POST',
  path: '/api/posts/import',
  summary: 'Save many posts as drafts or schedule them, the one for the top of the list first: all or none',
  access: 'user',
  headers: createPost.headers,
  body: rows,
  output: z.object({ ids: z.array(z.string()) }),
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE'],
});

export const preflightImport = endpoint({
  method: 'POST',
  path: '/api/posts/import/preflight',
  summary: 'What the rules of their communities say of the posts of an import that would be scheduled',
  access: 'user',
  body: rows,
  /** In the order of the rows; null for a draft. */
  output: z.array(z.nullable(preflight)),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE'],
});
