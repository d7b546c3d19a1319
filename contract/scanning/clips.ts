import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { communityName, emptyToNull, formatCount, instant, webUrl } from '../fields.ts';

export const CLIP_LIMITS = { title: 300, body: 40_000, comment: 10_000, comments: 50 } as const;
const NAME_MAX = 30;
const atMost = (most: number, what: string) =>
  z.string().check(z.trim(), z.maxLength(most, `${what} has at most ${formatCount(most)} characters.`));
const MOST = 10_000_000;
const count = z.int('Give a whole number.').check(z.minimum(0, 'Give 0 or more.'), z.maximum(MOST));
const votes = z
  .int('Give a whole number.')
  .check(z.minimum(-MOST, 'This is too low.'), z.maximum(MOST, 'This is too high.'));
const author = z
  .string()
  .check(z.trim(), z.regex(/^[\w-]{0,30}$/, `A name has at most ${NAME_MAX} letters, digits, - or _.`));

export const saveClip = endpoint({
  method: 'POST',
  path: '/api/opportunities/clip',
  summary: 'Save a thread the user clipped from a page in their browser',
  access: 'user',
  scope: 'draft',
  body: z.object({
    address: webUrl('Give the address of the thread.'),
    subreddit: communityName,
    title: z
      .string('Give the title.')
      .check(
        z.trim(),
        z.minLength(1, 'Give the title.'),
        z.maxLength(CLIP_LIMITS.title, `A title has at most ${CLIP_LIMITS.title} characters.`),
      ),
    content: z._default(atMost(CLIP_LIMITS.body, 'A text'), ''),
    author: z._default(author, ''),
    /** Null if the page did not show the figure, here and in all fields below. */
    upvotes: z._default(z.nullable(votes), null),
    comments: z._default(z.nullable(count), null),
    createdAt: z.optional(emptyToNull(instant)),
    /** The comments that the page showed. */
    shown: z._default(
      z
        .array(
          z.object({
            author,
            upvotes: z.nullable(votes),
            content: atMost(CLIP_LIMITS.comment, 'A comment'),
          }),
        )
        .check(z.maxLength(CLIP_LIMITS.comments, `Keep at most ${CLIP_LIMITS.comments} comments.`)),
      [],
    ),
  }),
  output: z.object({ id: z.string(), score: z.int() }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'CONFLICT', 'RATE_LIMITED'],
});
