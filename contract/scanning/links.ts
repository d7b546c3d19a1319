import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { byId, formatCount, instant } from '../fields.ts';

export const LINKS_TEXT_MAX = 200_000;
export const LINKS_MAX = 200;

const link = z.object({
  id: z.string(),
  /** `share`: its thread is unknown until someone opens the link. */
  kind: z.enum(['thread', 'share']),
  subreddit: z.nullable(z.string()),
  address: z.string(),
  addedAt: instant,
});
export type PastedLink = z.output<typeof link>;

export const listLinks = endpoint({
  method: 'GET',
  path: '/api/links',
  summary: 'Pasted threads not yet clipped, newest first',
  access: 'user',
  scope: 'read',
  output: z.array(link),
  errors: ['UNAUTHORIZED'],
});

export const addLinks = endpoint({
  method: 'POST',
  path: '/api/links',
  summary: 'Find links to threads in a text, such as an alert email; nothing is fetched',
  access: 'user',
  scope: 'draft',
  body: z.object({
    text: z
      .string('Paste some links.')
      .check(
        z.trim(),
        z.minLength(1, 'Paste some links.'),
        z.maxLength(LINKS_TEXT_MAX, `Paste at most ${formatCount(LINKS_TEXT_MAX)} characters.`),
      ),
  }),
  output: z.object({
    added: z.int(),
    /** Links already in this list or among the opportunities. */
    known: z.int(),
    /** Links dropped because the list is full. */
    left: z.int(),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});

export const removeLink = endpoint({
  method: 'DELETE',
  path: '/api/links/:id',
  summary: 'Take a pasted thread off the list',
  access: 'user',
  scope: 'draft',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});
