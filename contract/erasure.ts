import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { username } from './fields.ts';

export const redditorForm = z.object({ name: username });

const stored = z.object({
  threads: z.int(),
  clips: z.int(),
  /** In clips of others' threads, and under posts of the workspace. */
  comments: z.int(),
  /** Copies that are read once for everybody, and that nobody else uses. */
  shared: z.int(),
});
export type StoredOfRedditor = z.output<typeof stored>;

export const countRedditor = endpoint({
  method: 'POST',
  path: '/api/settings/erasures/count',
  summary: 'How much is stored of a redditor',
  access: 'user',
  body: redditorForm,
  output: stored,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});

export const eraseRedditor = endpoint({
  method: 'POST',
  path: '/api/settings/erasures',
  summary: 'Erase everything by a redditor, and never store anything by them again',
  access: 'user',
  body: redditorForm,
  output: stored,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});
