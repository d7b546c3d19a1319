import { expect, test } from 'vitest';
import { phoneAddressOf } from './phone-address.ts';

const COMPOSER = 'https://www.reddit.com/r/saas/submit';

test('a short post goes to the phone whole', () => {
  const composer = `${COMPOSER}?title=Hello&text=One+line`;
  expect(phoneAddressOf(composer)).toEqual({ address: composer, hasText: true });
});

test('of a long one the title alone fits into a code', () => {
  const composer = `${COMPOSER}?title=Hello&text=${'word+'.repeat(300)}`;
  expect(phoneAddressOf(composer)).toEqual({ address: `${COMPOSER}?title=Hello`, hasText: false });
});

test.each(['http://127.0.0.1:4000/r/saas/submit', 'http://localhost:4000/', 'http://[::1]:4000/'])(
  'a phone cannot open %s',
  (composer) => expect(phoneAddressOf(composer)).toBeNull(),
);
