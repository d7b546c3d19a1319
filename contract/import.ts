import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { emptyToNull, username } from './fields.ts';
import { createPost } from './posts.ts';
import { preflight } from './preflight.ts';

export const IMPORT_MAX = 500;

/** The fields of a single post, except that the account may be given by username. */
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
    account: z.optional(emptyToNull(username)),
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
  summary: 'Save or schedule many posts, all or none; the first row goes to the top of the list',
  access: 'user',
  scope: 'schedule',
  headers: createPost.headers,
  body: rows,
  output: z.object({ ids: z.array(z.string()) }),
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE'],
});

export const preflightImport = endpoint({
  method: 'POST',
  path: '/api/posts/import/preflight',
  summary: 'Check the scheduled posts of an import against their communities’ rules',
  access: 'user',
  scope: 'draft',
  body: rows,
  /** The result of each row's check, in row order; null for drafts. */
  output: z.array(z.nullable(preflight)),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE'],
});
