import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';
import { systemRandom } from './random.ts';

const passwords = createPasswords(systemRandom, { cheap: true });

test('the right password is verified, a wrong one is not', async () => {
  const stored = await passwords.hash('correct horse');
  expect(await passwords.verify('correct horse', stored)).toBe(true);
  for (const wrong of ['correct horse ', 'Correct horse', ''])
    expect(await passwords.verify(wrong, stored)).toBe(false);
});

test('a hash names its cost, has a salt of its own, and never holds the password', async () => {
  const [first, second] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
  expect(first).toMatch(/^scrypt\$4\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(first).not.toBe(second);
  expect(first).not.toContain('horse');
});

test('a hash made at another cost is still verified', async () => {
  const stored = await createPasswords(systemRandom, { cheap: false }).hash('correct horse');
  expect(await passwords.verify('correct horse', stored)).toBe(true);
});

test('a password typed with composed or combined characters is the same password', async () => {
  const stored = await passwords.hash('caf\u00e9');
  expect(await passwords.verify('cafe\u0301', stored)).toBe(true);
});

test.each([null, '', 'not a hash', 'scrypt$4$8$1'])('nothing matches a stored %j', async (stored) => {
  expect(await passwords.verify('correct horse', stored)).toBe(false);
});

test('more verifications than run at once all get their own answer', async () => {
  const stored = await passwords.hash('correct horse');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, no) => passwords.verify(no % 2 ? 'correct horse' : 'wrong', stored)),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, (_, no) => no % 2 === 1));
});

test('a crowd beyond the queue is sent away at once, and those in it still get their answer', async () => {
  const stored = await passwords.hash('correct horse');
  const tries = await Promise.allSettled(
    Array.from({ length: 120 }, () => passwords.verify('correct horse', stored)),
  );
  const right = tries.filter(({ status }) => status === 'fulfilled');
  expect(right).toHaveLength(22);
  for (const each of tries.slice(22))
    expect(each).toMatchObject({ reason: { code: 'UNAVAILABLE', retryAfterMs: 5_000 } });
  expect(await passwords.verify('correct horse', stored)).toBe(true);
});
