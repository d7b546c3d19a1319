import { expect, test } from 'vitest';
import { toPhoneAddress } from './phone-address.ts';

const COMPOSER = 'https://www.reddit.com/r/saas/submit';

test('the code contains the whole of a short post', () => {
  const composer = `${COMPOSER}?title=Hello&text=One+line`;
  expect(toPhoneAddress(composer)).toEqual({ address: composer, fills: 'all' });
});

test.each([
  ['a long text', `title=Hello&text=${'word+'.repeat(300)}`],
  ['a long link', `title=Hello&url=https%3A%2F%2Fexample.com%2F${'a'.repeat(1_500)}`],
])('for a post with %s, the code contains only the title', (_what, query) => {
  expect(toPhoneAddress(`${COMPOSER}?${query}`)).toEqual({
    address: `${COMPOSER}?title=Hello`,
    fills: 'title',
  });
});

test('leaves out a title that is too long on its own', () => {
  const title = encodeURIComponent('長'.repeat(300));
  expect(toPhoneAddress(`${COMPOSER}?title=${title}&text=One`)).toEqual({
    address: COMPOSER,
    fills: 'nothing',
  });
});

test.each(['http://127.0.0.1:4000/r/saas/submit', 'http://localhost:4000/', 'http://[::1]:4000/'])(
  "returns null for %s, which a phone can't open",
  (composer) => expect(toPhoneAddress(composer)).toBeNull(),
);
