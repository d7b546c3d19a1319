import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, instant } from './fields.ts';

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

const personName = z.string().check(z.trim(), z.maxLength(80, 'Use at most 80 characters.'));

const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'This email address is too long.'),
    z.email('Enter a valid email address.'),
  );

const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`),
    z.maxLength(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`),
  );

const givenPassword = z
  .string()
  .check(z.minLength(1, 'Enter your password.'), z.maxLength(PASSWORD_MAX, 'This password is too long.'));

/** Users without a password need a sign-in from the last ten minutes instead. */
const ownPassword = z.optional(z.string().check(z.maxLength(PASSWORD_MAX, 'This password is too long.')));

export const signInForm = z.object({ email, password: givenPassword });
export const signUpForm = z.object({
  email,
  password: newPassword,
  firstName: z.optional(personName),
  lastName: z.optional(personName),
  /** Required for the first account if the server is reachable from other machines. */
  setUpCode: z.optional(z.string().check(z.maxLength(100, 'This isn’t a set-up code.'))),
});

const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  subscriptionPlan: z.enum(['free', 'pro']),
  createdAt: instant,
  /** False for users who have only signed in through an OpenID provider. */
  hasPassword: z.boolean(),
});
export type User = z.output<typeof user>;

const session = z.object({
  id: z.string(),
  /** The browser and system, such as "Firefox on Linux". */
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const SIGN_IN_EVENTS = [
  'signedUp',
  'invitationMade',
  'invitationUsed',
  'invitationEnded',
  'signedIn',
  'signedInThroughProvider',
  'signedInWithPasskey',
  'wrongPassword',
  'limitReached',
  'providerRefused',
  'passwordChanged',
  'sessionsEnded',
  'signedOut',
  'passkeyAsked',
  'passkeyRefused',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'wrongRecoveryCode',
  'secondStepOn',
  'secondStepOff',
] as const;
export type SignInEvent = (typeof SIGN_IN_EVENTS)[number];

const signInLine = z.object({
  id: z.string(),
  at: instant,
  event: z.enum(SIGN_IN_EVENTS),
  /** The client address as the server saw it. */
  address: z.string(),
  device: z.string(),
});
export type SignInLine = z.output<typeof signInLine>;

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user',
  access: 'user',
  scope: 'read',
  output: user,
  errors: ['UNAUTHORIZED'],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Your active sessions',
  access: 'user',
  scope: 'personOnly',
  output: z.array(session),
  errors: ['UNAUTHORIZED'],
});

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/sign-ins',
  summary: 'Sign-ins and failed attempts of the last 90 days, newest first',
  access: 'user',
  scope: 'personOnly',
  query: z.object({
    /** The cursor `next` from the previous page. */
    before: z.optional(z.string().check(z.maxLength(100, 'This isn’t a cursor of this list.'))),
  }),
  output: z.object({ items: z.array(signInLine), next: z.nullable(z.string()) }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Sign out one session',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Sign out everywhere, including this session',
  access: 'user',
  scope: 'personOnly',
  output: null,
  errors: ['UNAUTHORIZED'],
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  summary: 'Change your name',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ firstName: z.optional(personName), lastName: z.optional(personName) }),
  output: user,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/password',
  summary: 'Change or set your password; other sessions are signed out',
  access: 'user',
  scope: 'personOnly',
  body: z.object({
    currentPassword: ownPassword,
    newPassword,
  }),
  output: null,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED', 'SIGN_IN_AGAIN'],
});

export const exportUser = endpoint({
  method: 'POST',
  path: '/api/account/export',
  summary: 'Export everything Threadwell stores about you, as JSON',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ password: ownPassword }),
  output: z.object({
    exportedAt: instant,
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED', 'SIGN_IN_AGAIN'],
});

export const deleteUser = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Delete your account and everything in its workspace',
  access: 'user',
  scope: 'personOnly',
  body: z.object({
    /** The user's own email address, typed again. */
    confirmEmail: email,
    password: ownPassword,
  }),
  output: null,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED', 'SIGN_IN_AGAIN'],
});
