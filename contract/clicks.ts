import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, instant } from './fields.ts';

/** So many websites a workspace can have. */
export const SITES_MAX = 20;

const site = z.object({
  id: z.string(),
  /** Without `www.`, which is the same site. */
  host: z.string(),
  /** Public: it stands in the snippet. */
  key: z.string(),
  /** Whether a key was made with which your own server can report visits. */
  hasServerKey: z.boolean(),
  createdAt: instant,
  /** When the snippet ran there first and last; null if it never did. */
  firstSeenAt: z.nullable(instant),
  lastSeenAt: z.nullable(instant),
  /** Of the last 30 days: those of posts, and those that no post of yours leads to. */
  clicks: z.object({ ofPosts: z.int(), unattributed: z.int() }),
});
export type ClickSite = z.output<typeof site>;

export const listSites = endpoint({
  method: 'GET',
  path: '/api/sites',
  summary: 'Your websites on which clicks are counted, by name',
  access: 'user',
  output: z.array(site),
  errors: ['UNAUTHORIZED'],
});

export const addSite = endpoint({
  method: 'POST',
  path: '/api/sites',
  summary: 'Make the key of a website, for its snippet',
  access: 'user',
  body: z.object({
    host: z
      .string('Enter a website.')
      .check(z.trim(), z.minLength(1, 'Enter a website.'), z.maxLength(300, 'This address is too long.')),
  }),
  output: site,
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'CONFLICT'],
});

export const removeSite = endpoint({
  method: 'DELETE',
  path: '/api/sites/:id',
  summary: 'Count no more on a website; what was counted stays',
  access: 'user',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const restoreSite = endpoint({
  method: 'POST',
  path: '/api/sites/:id/restore',
  summary: 'Bring back a website that was removed a moment ago, with its key',
  access: 'user',
  params: byId,
  output: site,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
});

export const makeServerKey = endpoint({
  method: 'POST',
  path: '/api/sites/:id/server-key',
  summary:
    'Make the secret key with which your own server reports visits; it is shown once, and an earlier one ends',
  access: 'user',
  params: byId,
  output: z.object({ key: z.string() }),
  status: 201,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

/** So many rows, and so many visits, one file can bring. */
export const IMPORT_LIMITS = { rows: 5_000, visits: 20_000 } as const;

const visit = {
  /** Of the page, without query and fragment. */
  path: z
    .string()
    .check(z.startsWith('/', 'A path begins with a slash.'), z.maxLength(8000, 'This is too long.')),
  /** The host that the visitor came from. */
  referrer: z.optional(z.string().check(z.maxLength(255, 'This is too long.'))),
  /** Names a post of yours: the `via` of the page's address. One that names something else is none. */
  via: z.optional(z.string()),
};

export const sendVisit = endpoint({
  method: 'POST',
  path: '/api/clicks',
  summary: 'What the snippet sends of a visit; the answer tells nothing of what became of it',
  access: 'anyone',
  public: true,
  bodyType: 'text/plain',
  body: z.object({ key: z.string().check(z.regex(/^[\w-]{1,40}$/)), ...visit }),
  output: null,
  errors: [],
});

export const reportVisit = endpoint({
  method: 'POST',
  path: '/api/clicks/server',
  summary: 'A visit that your own server has seen, with the secret key of the site as bearer',
  access: 'anyone',
  public: true,
  headers: z.object({ authorization: z.optional(z.string()) }),
  body: z.object({
    ...visit,
    /** Of the visitor: hashed so that nobody is counted twice on a day, and not kept. */
    address: z.string('Give the address of the visitor.').check(z.maxLength(100, 'This is too long.')),
    userAgent: z.string('Give the user agent of the visitor.').check(z.maxLength(1000, 'This is too long.')),
  }),
  output: null,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});

export const importVisits = endpoint({
  method: 'POST',
  path: '/api/sites/:id/visits',
  summary: 'Take over visits that another tool has counted; a later file for the same days replaces them',
  access: 'user',
  params: byId,
  body: z.object({
    visits: z
      .array(
        z.object({
          day: z.iso.date('Give a day as in 2026-11-22.'),
          ...visit,
          count: z.int('Give a whole number.').check(z.minimum(1, 'Give 1 or more.')),
        }),
        'Give at least one visit.',
      )
      .check(
        z.minLength(1, 'Give at least one visit.'),
        z.maxLength(IMPORT_LIMITS.rows, `Give at most ${IMPORT_LIMITS.rows} rows at once.`),
        z.refine(
          (rows) => rows.reduce((all, { count }) => all + count, 0) <= IMPORT_LIMITS.visits,
          `Give at most ${IMPORT_LIMITS.visits} visits at once: a month at a time, or those from Reddit alone.`,
        ),
      ),
  }),
  output: z.object({
    /** Counted, for posts of yours and for none. */
    ofPosts: z.int(),
    unattributed: z.int(),
    /** Came from elsewhere, so they do not count. */
    elsewhere: z.int(),
    /** Of days on which the snippet counted already. */
    measured: z.int(),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
});
export type CountedVisit = z.input<typeof importVisits.body>['visits'][number];
export type Imported = z.output<typeof importVisits.output>;
