import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, instant } from './fields.ts';

export const SITES_MAX = 20;

const site = z.object({
  id: z.string(),
  /** The host without `www.`: both spellings count as the same site. */
  host: z.string(),
  /** The public key in the snippet. */
  key: z.string(),
  /** True if a key exists that lets your own server report visits. */
  hasServerKey: z.boolean(),
  createdAt: instant,
  /** The snippet's first and last visit; null before the first. */
  firstSeenAt: z.nullable(instant),
  lastSeenAt: z.nullable(instant),
  /** In the last 30 days: clicks attributed to your posts, and all others. */
  clicks: z.object({ ofPosts: z.int(), unattributed: z.int() }),
});
export type ClickSite = z.output<typeof site>;

export const listSites = endpoint({
  method: 'GET',
  path: '/api/sites',
  summary: 'Websites where you count clicks, sorted by name',
  access: 'user',
  scope: 'read',
  output: z.array(site),
  errors: ['UNAUTHORIZED'],
});

export const addSite = endpoint({
  method: 'POST',
  path: '/api/sites',
  summary: 'Add a website and create the key for its snippet',
  access: 'user',
  scope: 'personOnly',
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
  summary: 'Stop counting on a website; past counts are kept',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const restoreSite = endpoint({
  method: 'POST',
  path: '/api/sites/:id/restore',
  summary: 'Restore a website that was just removed, with its key',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: site,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
});

export const makeServerKey = endpoint({
  method: 'POST',
  path: '/api/sites/:id/server-key',
  summary:
    'Create the secret key your server reports visits with; it is shown once and replaces an earlier key',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: z.object({ key: z.string() }),
  status: 201,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

/** The limits for one file. */
export const IMPORT_LIMITS = { rows: 5_000, visits: 20_000 } as const;

const visit = {
  /** The path of the page, without query and fragment. */
  path: z
    .string()
    .check(z.startsWith('/', 'A path begins with a slash.'), z.maxLength(8000, 'This is too long.')),
  /** The host the visitor came from. */
  referrer: z.optional(z.string().check(z.maxLength(255, 'This is too long.'))),
  /** The `via` of the page's address. An unknown value counts as no `via`. */
  via: z.optional(z.string()),
};

export const sendVisit = endpoint({
  method: 'POST',
  path: '/api/clicks',
  summary: 'Accepts a visit from the snippet; the response does not say whether it was counted',
  access: 'anyone',
  scope: 'none',
  public: true,
  bodyType: 'text/plain',
  body: z.object({ key: z.string().check(z.regex(/^[\w-]{1,40}$/)), ...visit }),
  output: null,
  errors: [],
});

export const reportVisit = endpoint({
  method: 'POST',
  path: '/api/clicks/server',
  summary: "Reports a visit from your own server; the site's secret key is the bearer token",
  access: 'anyone',
  scope: 'none',
  public: true,
  headers: z.object({ authorization: z.optional(z.string()) }),
  body: z.object({
    ...visit,
    /** The visitor's address. It is hashed to count each visitor once a day, and never stored. */
    address: z.string('Give the address of the visitor.').check(z.maxLength(100, 'This is too long.')),
    userAgent: z.string('Give the user agent of the visitor.').check(z.maxLength(1000, 'This is too long.')),
  }),
  output: null,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});

export const importVisits = endpoint({
  method: 'POST',
  path: '/api/sites/:id/visits',
  summary: 'Import visits that another tool counted; a later file for the same days replaces them',
  access: 'user',
  scope: 'personOnly',
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
    ofPosts: z.int(),
    unattributed: z.int(),
    /** Visits that did not come from Reddit, so they are not counted. */
    elsewhere: z.int(),
    /** Skipped: the snippet already counted on these days. */
    measured: z.int(),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
});
export type CountedVisit = z.input<typeof importVisits.body>['visits'][number];
export type ImportResult = z.output<typeof importVisits.output>;
