import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { post } from './posts.ts';

/** So long a deleted post can be brought back. */
export const TRASH_DAYS = 30;

const trashedPost = z.extend(
  z.pick(post, {
    id: true,
    type: true,
    title: true,
    subreddit: true,
    status: true,
    phase: true,
    scheduledAt: true,
    publishedAt: true,
  }),
  {
    /** How its text begins. */
    excerpt: z.string(),
    deletedAt: z.iso.datetime(),
    /** Then it is removed for good. */
    goneAt: z.iso.datetime(),
  },
);
export type TrashedPost = z.output<typeof trashedPost>;

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/posts/trash',
  summary: 'The posts in the trash, the last deleted first, and how many there are in all',
  access: 'user',
  output: z.object({ total: z.int(), posts: z.array(trashedPost) }),
  errors: ['UNAUTHORIZED'],
});

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/api/posts/trash',
  summary: 'Remove every post in the trash for good; what is on Reddit stays there',
  access: 'user',
  output: z.object({ removed: z.int() }),
  errors: ['UNAUTHORIZED'],
});
