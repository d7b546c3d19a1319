import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, instant } from './fields.ts';
import { promotionVerdict } from './rules-record.ts';

export const TARGETS_MAX = 500;
export const TARGET_NOTE_MAX = 500;
const LIST_MAX = 100_000;

const note = z.string().check(z.trim(), z.maxLength(TARGET_NOTE_MAX, 'Use at most 500 characters.'));

const target = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  addedAt: instant,
  /** The number of members; null if the community was not read recently. */
  members: z.nullable(z.int()),
  ...promotionVerdict,
});
export type Target = z.output<typeof target>;

const newTarget = z.object({
  /** An id, a name, `r/name`, a link, or `mock-name`. */
  subredditId: z.string('Name a subreddit.').check(z.maxLength(300, 'Name a subreddit.')),
  note: z.optional(note),
});

const addTarget = {
  method: 'POST',
  summary: 'Add a community to your targets; an existing target is unchanged',
  access: 'user',
  scope: 'draft',
  body: newTarget,
  output: target,
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'CONFLICT'],
} as const;

export const addUserSubreddit = endpoint({ ...addTarget, path: '/api/user-subreddits' });
/** This path's spelling is part of the public API. */
export const addUserSureddit = endpoint({ ...addTarget, path: '/api/user-sureddits' });

export const listTargets = endpoint({
  method: 'GET',
  path: '/api/user-subreddits',
  summary: 'Your targets, in your order',
  access: 'user',
  scope: 'read',
  output: z.array(target),
  errors: ['UNAUTHORIZED'],
});

export const addTargets = endpoint({
  method: 'POST',
  path: '/api/user-subreddits/list',
  summary: 'Add every community named in a list or a file',
  access: 'user',
  scope: 'draft',
  body: z.object({ text: z.string().check(z.maxLength(LIST_MAX, 'This list is too long.')) }),
  output: z.object({ added: z.array(z.string()), known: z.int() }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'CONFLICT'],
});

export const changeTarget = endpoint({
  method: 'PATCH',
  path: '/api/user-subreddits/:id',
  summary: 'Change a target’s note',
  access: 'user',
  scope: 'draft',
  params: byId,
  body: z.object({ note }),
  output: target,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND'],
});

export const orderTargets = endpoint({
  method: 'PUT',
  path: '/api/user-subreddits/order',
  summary: 'Reorder your targets; omitted ones go last',
  access: 'user',
  scope: 'draft',
  body: z.object({ names: z.array(z.string().check(z.maxLength(50))).check(z.maxLength(TARGETS_MAX)) }),
  output: null,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

export const removeTarget = endpoint({
  method: 'DELETE',
  path: '/api/user-subreddits/:id',
  summary: 'Remove a target',
  access: 'user',
  scope: 'draft',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});
