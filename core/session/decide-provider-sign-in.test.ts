import { expect, test } from 'vitest';
import { decideProviderSignIn } from './decide-provider-sign-in.ts';

const identity = {
  issuer: 'https://id.example',
  subject: '7',
  email: 'ada@example.com',
  emailVerified: true,
};
const nobody = { linkedUserId: null, userIdByEmail: null };

test.each([
  [
    'signs in a linked identity',
    identity,
    { ...nobody, linkedUserId: 'u1' },
    { ok: true, do: 'signIn', userId: 'u1' },
  ],
  [
    'signs in a linked identity even if its address now belongs to another account',
    identity,
    { linkedUserId: 'u1', userIdByEmail: 'u2' },
    { ok: true, do: 'signIn', userId: 'u1' },
  ],
  [
    'links a verified address to its existing account',
    identity,
    { ...nobody, userIdByEmail: 'u2' },
    { ok: true, do: 'link', userId: 'u2' },
  ],
  [
    'links no account by an unverified address',
    { ...identity, emailVerified: false },
    { ...nobody, userIdByEmail: 'u2' },
    { ok: false, reason: 'emailUnverified' },
  ],
  [
    'creates an account for a new verified address',
    identity,
    nobody,
    { ok: true, do: 'create', email: 'ada@example.com' },
  ],
  [
    'creates no account for an unverified address',
    { ...identity, emailVerified: false },
    nobody,
    { ok: false, reason: 'newEmailUnverified' },
  ],
  [
    'creates no account without an address',
    { ...identity, email: null },
    nobody,
    { ok: false, reason: 'noEmail' },
  ],
])('a provider sign-in %s', (_sentence, given, known, expected) => {
  expect(decideProviderSignIn(given, known)).toEqual(expected);
});
