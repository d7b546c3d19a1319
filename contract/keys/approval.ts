import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { post } from '../posts.ts';

const NOTE_MAX = 300;

export const decideApproval = endpoint({
  method: 'POST',
  path: '/api/posts/:id/approval',
  summary: 'Approve or reject a post that an API key wants to send; a rejected one becomes a draft',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  body: z.object({
    decision: z.enum(['approve', 'reject'], 'Approve or reject the post.'),
    /** Shown in the post's history, so the key can read it too. */
    note: z.optional(
      z.string().check(z.trim(), z.maxLength(NOTE_MAX, `A note has at most ${NOTE_MAX} characters.`)),
    ),
    /** The revision that the person read; the decision is refused if there is a newer one. */
    revision: z.optional(z.int('Give the revision that you have read.')),
  }),
  output: post,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'CHANGED_ELSEWHERE'],
});
