import { expect, test } from 'vitest';
import { avatarLetter, displayName, planLabel } from './user-name.ts';

const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'zoe@example.com' };

test.each([
  [ana, 'Ana Ruiz'],
  [{ ...ana, lastName: null }, 'Ana'],
  [{ ...ana, firstName: null }, 'Ruiz'],
  [{ ...ana, firstName: null, lastName: null }, 'zoe'],
  [{ firstName: null, lastName: '', email: '' }, 'User'],
])('displays the name of %o as %s', (user, name) => {
  expect(displayName(user)).toBe(name);
});

test.each([
  [ana, 'A'],
  [{ ...ana, firstName: null }, 'Z'],
  [{ ...ana, firstName: '🦊 Fox' }, '🦊'],
  [{ ...ana, firstName: '', email: '' }, 'U'],
])('gives %o the avatar letter %s', (user, letter) => {
  expect(avatarLetter(user)).toBe(letter);
});

test('shows every plan except pro as free', () => {
  expect(planLabel({ subscriptionPlan: 'pro' })).toBe('Pro Plan');
  expect(planLabel({ subscriptionPlan: 'free' })).toBe('Free Plan');
});
