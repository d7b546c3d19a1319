import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, instant } from './fields.ts';

const reply = z.object({
  id: z.string(),
  author: z.string(),
  /** The first words of the reply. */
  text: z.string(),
  createdAt: instant,
  timeAgo: z.string(),
  url: z.string(),
  subreddit: z.string(),
  /** Our post above the reply, with its first words. */
  post: z.object({ id: z.string(), title: z.nullable(z.string()), content: z.string() }),
  site: z.enum(['api', 'sandbox']),
});
export type Reply = z.output<typeof reply>;

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/replies',
  summary: 'Unanswered replies to your posts, newest first',
  access: 'user',
  scope: 'read',
  output: z.array(reply),
  errors: ['UNAUTHORIZED'],
});

export const waiveReply = endpoint({
  method: 'POST',
  path: '/api/replies/:id/waived',
  summary: 'Mark a reply as needing no answer',
  access: 'user',
  scope: 'draft',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const undoWaive = endpoint({
  method: 'DELETE',
  path: '/api/replies/:id/waived',
  summary: 'Mark a reply as needing an answer again',
  access: 'user',
  scope: 'draft',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});
