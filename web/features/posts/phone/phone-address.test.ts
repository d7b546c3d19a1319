import { expect, test } from 'vitest';
import { phoneAddressOf } from './phone-address.ts';

const COMPOSER = 'https://www.reddit.com/r/saas/submit';

test('a short post goes to the phone whole', () => {
  const composer = `${COMPOSER}?title=Hello&text=One+line`;
  expect(phoneAddressOf(composer)).toEqual({ address: composer, fills: 'all' });
});

test.each([
  ['a long text', `title=Hello&text=${'word+'.repeat(300)}`],
  ['a long link', `title=Hello&url=https%3A%2F%2Fexample.com%2F${'a'.repeat(1_500)}`],
])('of a post with %s the title alone fits into a code', (_what, query) => {
  expect(phoneAddressOf(`${COMPOSER}?${query}`)).toEqual({
    address: `${COMPOSER}?title=Hello`,
    fills: 'title',
  });
});

test('a title that is too long by itself stays behind', () => {
  const title = encodeURIComponent('長'.repeat(300));
  expect(phoneAddressOf(`${COMPOSER}?title=${title}&text=One`)).toEqual({
    address: COMPOSER,
    fills: 'nothing',
  });
});

test.each(['http://127.0.0.1:4000/r/saas/submit', 'http://localhost:4000/', 'http://[::1]:4000/'])(
  'a phone cannot open %s',
  (composer) => expect(phoneAddressOf(composer)).toBeNull(),
);
