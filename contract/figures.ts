import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, instant } from './fields.ts';

/** `clip`: read from the post's page in the user's browser. `hand`: typed by the author. */
const PEOPLES_SOURCES = ['clip', 'hand'] as const;
/** `api` and `sandbox`: read through a connected account. */
export const FIGURE_SOURCES = ['api', 'sandbox', ...PEOPLES_SOURCES] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];

const MOST = 10_000_000;
const count = z.int('Give a whole number.').check(z.maximum(MOST, 'This is too much.'));

const figures = z.object({
  takenAt: instant,
  /** Upvotes minus downvotes, as the platform shows them. */
  score: z.int(),
  comments: z.int(),
  upvoteRatio: z.nullable(z.number()),
  source: z.enum(FIGURE_SOURCES),
});
export type PostFigures = z.output<typeof figures>;

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/posts/:id/figures',
  summary: 'The figures of a post: the latest, null if there are none, and all readings',
  access: 'user',
  scope: 'read',
  params: byId,
  output: z.object({
    latest: z.nullable(figures),
    /** Oldest first. */
    readings: z.array(figures),
    /** Null if no website counts clicks. */
    clicks: z.nullable(z.int()),
  }),
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const saveFigures = endpoint({
  method: 'POST',
  path: '/api/posts/:id/figures',
  summary: 'Save the figures a post’s author saw',
  access: 'user',
  scope: 'draft',
  params: byId,
  body: z.object({
    score: count.check(z.minimum(-MOST, 'This is too little.')),
    comments: count.check(z.minimum(0, 'Give 0 or more.')),
    source: z.enum(PEOPLES_SOURCES, 'Say clip or hand.'),
  }),
  output: figures,
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
});
