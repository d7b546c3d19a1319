import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, instant } from './fields.ts';

const reply = z.object({
  id: z.string(),
  author: z.string(),
  /** Its first words. */
  text: z.string(),
  createdAt: instant,
  timeAgo: z.string(),
  url: z.string(),
  subreddit: z.string(),
  /** The post of ours that it stands under, with the first words of its text. */
  post: z.object({ id: z.string(), title: z.nullable(z.string()), content: z.string() }),
  site: z.enum(['api', 'sandbox']),
});
export type Reply = z.output<typeof reply>;

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/replies',
  summary: 'What redditors wrote under your posts and nobody has answered, the newest first',
  access: 'user',
  output: z.array(reply),
  errors: ['UNAUTHORIZED'],
});

export const waiveReply = endpoint({
  method: 'POST',
  path: '/api/replies/:id/waived',
  summary: 'Say that a reply needs no answer',
  access: 'user',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const undoWaive = endpoint({
  method: 'DELETE',
  path: '/api/replies/:id/waived',
  summary: 'Say that a reply needs an answer after all',
  access: 'user',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});
