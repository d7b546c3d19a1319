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
    'a linked identity signs in',
    identity,
    { ...nobody, linkedUserId: 'u1' },
    { ok: true, do: 'signIn', userId: 'u1' },
  ],
  [
    'a linked identity signs in, even if its address now belongs to another account',
    identity,
    { linkedUserId: 'u1', userIdByEmail: 'u2' },
    { ok: true, do: 'signIn', userId: 'u1' },
  ],
  [
    'a verified address opens the account that has it',
    identity,
    { ...nobody, userIdByEmail: 'u2' },
    { ok: true, do: 'link', userId: 'u2' },
  ],
  [
    'an unverified address opens no account',
    { ...identity, emailVerified: false },
    { ...nobody, userIdByEmail: 'u2' },
    { ok: false, reason: 'emailUnverified' },
  ],
  ['somebody new gets an account', identity, nobody, { ok: true, do: 'create', email: 'ada@example.com' }],
  [
    'nobody gets an account by an address that may be another person’s',
    { ...identity, emailVerified: false },
    nobody,
    { ok: false, reason: 'newEmailUnverified' },
  ],
  [
    'without an address there is no account',
    { ...identity, email: null },
    nobody,
    { ok: false, reason: 'noEmail' },
  ],
])('%s', (_sentence, given, known, expected) => {
  expect(decideProviderSignIn(given, known)).toEqual(expected);
});
