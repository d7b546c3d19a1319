import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, instant } from './fields.ts';
import { post } from './posts.ts';

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
    /** The first words of the post's text. */
    excerpt: z.string(),
    deletedAt: instant,
    /** When the post is deleted for good. */
    goneAt: instant,
  },
);
export type TrashedPost = z.output<typeof trashedPost>;

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/trash',
  summary: 'Posts in the trash, last deleted first, and their total',
  access: 'user',
  scope: 'read',
  output: z.object({ total: z.int(), posts: z.array(trashedPost) }),
  errors: ['UNAUTHORIZED'],
});

export const restorePost = endpoint({
  method: 'POST',
  path: '/api/trash/:id/restore',
  summary: 'Restore a post from the trash',
  access: 'user',
  scope: ['draft', 'schedule'],
  params: byId,
  output: post,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const removePost = endpoint({
  method: 'DELETE',
  path: '/api/trash/:id',
  summary: 'Delete a post in the trash for good; posts on Reddit stay there',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/api/trash',
  summary: 'Delete every post in the trash for good; posts on Reddit stay there',
  access: 'user',
  scope: 'personOnly',
  output: z.object({ removed: z.int() }),
  errors: ['UNAUTHORIZED'],
});
