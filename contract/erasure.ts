import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { username } from './fields.ts';

export const redditorForm = z.object({ name: username });

const stored = z.object({
  threads: z.int(),
  clips: z.int(),
  /** The redditor's comments in clips of others' threads and under the workspace's posts. */
  comments: z.int(),
  /** Copies in tables that all workspaces share, if no other workspace uses them. */
  shared: z.int(),
});
export type RedditorData = z.output<typeof stored>;

export const countRedditor = endpoint({
  method: 'POST',
  path: '/api/settings/erasures/count',
  summary: 'Count what is stored about a redditor',
  access: 'user',
  scope: 'personOnly',
  body: redditorForm,
  output: stored,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});

export const eraseRedditor = endpoint({
  method: 'POST',
  path: '/api/settings/erasures',
  summary: 'Erase everything by a redditor, and never store anything by them again',
  access: 'user',
  scope: 'personOnly',
  body: redditorForm,
  output: stored,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});
