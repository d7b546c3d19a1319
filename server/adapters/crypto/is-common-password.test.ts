import { expect, test } from 'vitest';
import { PASSWORD_MIN } from '#contract/session.ts';
import { isCommonPassword, readCommonPasswords } from './is-common-password.ts';

test('lists at least 5,000 lowercase passwords of acceptable length', async () => {
  const list = await readCommonPasswords();
  expect(new Set(list).size).toBe(list.length);
  expect(list.length).toBeGreaterThanOrEqual(5_000);
  expect(list.filter((each) => each.length < PASSWORD_MIN || each !== each.toLowerCase())).toEqual([]);
});

test.each(['password', '1234567890', 'QWERTYuiop', 'ｐａｓｓｗｏｒｄ'])(
  'recognizes %s as common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each(['correct horse battery', 'a new password', 'password of mine', ''])(
  'does not recognize %j as common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
