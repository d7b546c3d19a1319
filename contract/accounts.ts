import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { accountMode, byId, instant, platformMode, username } from './fields.ts';

const account = z.object({
  id: z.string(),
  username: z.string(),
  createdAt: instant,
  /** False if Reddit revoked our grant or the installation switched platforms. The user can reconnect. */
  isActive: z.boolean(),
  mode: accountMode,
  karma: z.nullable(z.int()),
  memberSince: z.nullable(instant),
  verifiedEmail: z.nullable(z.boolean()),
  /** When karma and age were last read; null for assisted accounts. */
  factsAt: z.nullable(instant),
});
export type Account = z.output<typeof account>;

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/reddit-accounts',
  summary: 'Your Reddit accounts',
  access: 'user',
  scope: 'read',
  output: z.array(account),
  errors: ['UNAUTHORIZED'],
});

export const addAssistedAccount = endpoint({
  method: 'POST',
  path: '/api/reddit-accounts',
  summary: 'Add an account that you post with by hand',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ username }),
  output: account,
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'CONFLICT'],
});

export const disconnectAccount = endpoint({
  method: 'DELETE',
  path: '/api/reddit/disconnect/:id',
  summary: 'Disconnect an account and forget its tokens',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

const finding = z.object({
  id: z.enum(['client', 'agent', 'redirect', 'scopes', 'approval', 'reach', 'clock']),
  status: z.enum(['ok', 'attention', 'problem']),
  message: z.string(),
  /** What to do next; null if the status is `ok`. */
  remedy: z.nullable(z.string()),
});
export type Finding = z.output<typeof finding>;

export const checkConnection = endpoint({
  method: 'GET',
  path: '/api/reddit/doctor',
  summary: 'Check the connection to Reddit and say what is missing',
  access: 'user',
  scope: 'read',
  output: z.object({
    mode: platformMode,
    checkedAt: instant,
    findings: z.array(finding),
  }),
  errors: ['UNAUTHORIZED', 'RATE_LIMITED'],
});

export const readUsage = endpoint({
  method: 'GET',
  path: '/api/reddit/usage',
  summary: 'Calls made to Reddit for you this month, and what they may cost',
  access: 'user',
  scope: 'read',
  output: z.object({
    month: z.string(),
    mode: platformMode,
    callsPerMinute: z.int(),
    calls: z.array(
      z.object({
        purpose: z.enum(['publish', 'check', 'account', 'watch', 'reply', 'community', 'search', 'scan']),
        calls: z.int(),
      }),
    ),
    /** An estimate; null in the sandbox, which is free. */
    estimatedDollars: z.nullable(z.number()),
    dollarsPerThousandCalls: z.number(),
  }),
  errors: ['UNAUTHORIZED'],
});

export const readPlatform = endpoint({
  method: 'GET',
  path: '/api/reddit/community',
  summary: 'The platform Threadwell is connected to: Reddit, the sandbox, or none',
  access: 'user',
  scope: 'read',
  output: z.object({
    mode: platformMode,
    url: z.nullable(z.string()),
  }),
  errors: ['UNAUTHORIZED'],
});

/** How connecting an account can end. The browser is redirected to `/?account=connected&name=…`. */
export const CONNECTION_RESULTS = ['connected', 'denied', 'expired', 'failed', 'unavailable'] as const;
export type ConnectionResult = (typeof CONNECTION_RESULTS)[number];
