import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { byId, instant } from '../fields.ts';

export const PASSKEYS_MAX = 20;
const NAME_MAX = 60;

const passkeyName = z.string().check(z.trim(), z.maxLength(NAME_MAX, `Use at most ${NAME_MAX} characters.`));

/** Users without a password need a sign-in from the last ten minutes instead. */
const ownPassword = z.optional(z.string().check(z.maxLength(200, 'This password is too long.')));

/** Values are base64url, as in WebAuthn's JSON. */
const bytes = (max: number) =>
  z
    .string()
    .check(
      z.regex(/^[\w-]*$/, 'No passkey answers like this.'),
      z.maxLength(max, 'No passkey answers so much.'),
    );

const answerOf = <T extends z.core.$ZodLooseShape>(response: T) =>
  z.object({
    id: bytes(2_000),
    rawId: bytes(2_000),
    type: z.literal('public-key'),
    response: z.object(response),
  });

const newPasskey = answerOf({
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(40_000),
  transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
});
const usedPasskey = answerOf({
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(10_000),
  userHandle: z.optional(z.nullable(bytes(200))),
});
export type NewPasskeyAnswer = z.output<typeof newPasskey>;
export type UsedPasskeyAnswer = z.output<typeof usedPasskey>;

/** The options for the browser's WebAuthn call, as JSON. */
const browserOptions = z.record(z.string(), z.unknown());

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;

/** Whether passkeys work at this server's address. They need a domain name, and https or localhost. */
export const PASSKEY_PLACES = ['usable', 'ipAddress', 'notSecure', 'providerOnly'] as const;
export type PasskeyPlace = (typeof PASSKEY_PLACES)[number];

const passkeys = z.object({
  place: z.enum(PASSKEY_PLACES),
  passkeys: z.array(passkey),
  codes: z.object({ left: z.int(), madeAt: z.nullable(instant), lastUsedAt: z.nullable(instant) }),
  /** True if a correct password is followed by a second step. */
  asksAfterPassword: z.boolean(),
});
export type Passkeys = z.output<typeof passkeys>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  summary: 'Your passkeys, and how many recovery codes are left',
  access: 'user',
  scope: 'personOnly',
  output: passkeys,
  errors: ['UNAUTHORIZED'],
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/begin',
  summary: 'Start adding a passkey: options for the browser',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ password: ownPassword }),
  output: browserOptions,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED', 'SIGN_IN_AGAIN', 'CONFLICT'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Add the passkey the browser created',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ name: z.optional(passkeyName), answer: newPasskey }),
  output: passkey,
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'BAD_REQUEST', 'CONFLICT'],
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/passkeys/:id',
  summary: 'Rename a passkey',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  body: z.object({ name: passkeyName.check(z.minLength(1, 'Give it a name.')) }),
  output: passkey,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'INVALID_INPUT'],
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/:id/remove',
  summary: 'Remove a passkey; removing the last one also removes recovery codes and the second step',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  body: z.object({ password: ownPassword }),
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'INVALID_INPUT', 'RATE_LIMITED', 'SIGN_IN_AGAIN'],
});

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/recovery-codes',
  summary: 'Create ten recovery codes, shown once; they replace earlier ones',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ password: ownPassword }),
  output: z.object({ codes: z.array(z.string()) }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED', 'SIGN_IN_AGAIN', 'CONFLICT'],
});

export const switchSecondStep = endpoint({
  method: 'PUT',
  path: '/api/second-step',
  summary: 'Require a passkey after the password, or stop requiring it',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ isOn: z.boolean(), password: ownPassword }),
  output: null,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED', 'SIGN_IN_AGAIN', 'CONFLICT'],
});

/** `alone`: instead of a password. `second`: after it. */
const step = z.enum(['alone', 'second']);
export type PasskeyStep = z.output<typeof step>;

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/login/passkey/begin',
  summary: 'Start a passkey sign-in: options for the browser',
  access: 'anyone',
  scope: 'personOnly',
  body: z.object({ step }),
  output: browserOptions,
  errors: ['INVALID_INPUT', 'UNAUTHORIZED', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Sign in with the passkey’s response',
  access: 'anyone',
  scope: 'personOnly',
  body: z.object({ step, answer: usedPasskey }),
  output: z.object({ to: z.string() }),
  errors: ['INVALID_INPUT', 'BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
});

export const recoveryForm = z.object({
  email: z.optional(
    z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254, 'This email address is too long.')),
  ),
  password: z.optional(z.string().check(z.maxLength(200, 'This password is too long.'))),
  code: z
    .string()
    .check(z.minLength(1, 'Enter a recovery code.'), z.maxLength(100, 'This isn’t a recovery code.')),
});
