import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { accountMode, byId, instant, platformMode, username } from './fields.ts';

const account = z.object({
  id: z.string(),
  username: z.string(),
  createdAt: instant,
  /** False if Reddit revoked our grant or the installation now uses another platform. The user can reconnect. */
  isActive: z.boolean(),
  mode: accountMode,
  karma: z.nullable(z.int()),
  memberSince: z.nullable(instant),
  verifiedEmail: z.nullable(z.boolean()),
  /** When these facts were last read; null for assisted accounts. */
  factsAt: z.nullable(instant),
});
export type Account = z.output<typeof account>;

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/reddit-accounts',
  summary: 'Your Reddit accounts',
  access: 'user',
  output: z.array(account),
  errors: ['UNAUTHORIZED'],
});

export const addAssistedAccount = endpoint({
  method: 'POST',
  path: '/api/reddit-accounts',
  summary: 'Add an account that you post with by hand',
  access: 'user',
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
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

const finding = z.object({
  id: z.enum(['client', 'agent', 'redirect', 'scopes', 'approval', 'reach', 'clock']),
  status: z.enum(['ok', 'attention', 'problem']),
  /** What was found. */
  message: z.string(),
  /** What to do about it; null when the status is `ok`. */
  remedy: z.nullable(z.string()),
});
export type Finding = z.output<typeof finding>;

export const checkConnection = endpoint({
  method: 'GET',
  path: '/api/reddit/doctor',
  summary: 'Whether Threadwell can reach Reddit, and what is missing if not',
  access: 'user',
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
    /** An estimate for real calls; null in the sandbox, which costs nothing. */
    estimatedDollars: z.nullable(z.number()),
    dollarsPerThousandCalls: z.number(),
  }),
  errors: ['UNAUTHORIZED'],
});

export const readPlatform = endpoint({
  method: 'GET',
  path: '/api/reddit/community',
  summary: 'Which community Threadwell is connected to: the real one, the sandbox, or none',
  access: 'user',
  output: z.object({
    mode: platformMode,
    /** The platform's web address. */
    url: z.nullable(z.string()),
  }),
  errors: ['UNAUTHORIZED'],
});

/** The outcomes of connecting an account; the browser is sent to `/?account=connected&name=…`. */
export const CONNECTION_RESULTS = ['connected', 'denied', 'expired', 'failed', 'unavailable'] as const;
export type ConnectionResult = (typeof CONNECTION_RESULTS)[number];
