import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';
import { systemRandom } from './random.ts';

const passwords = createPasswords(systemRandom, { cheap: true });

test('verifies the right password and rejects a wrong one', async () => {
  const stored = await passwords.hash('correct horse');
  expect(await passwords.verify('correct horse', stored)).toBe(true);
  for (const wrong of ['correct horse ', 'Correct horse', ''])
    expect(await passwords.verify(wrong, stored)).toBe(false);
});

test('a hash records its cost, has a unique salt, and does not contain the password', async () => {
  const [first, second] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
  expect(first).toMatch(/^scrypt\$4\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(first).not.toBe(second);
  expect(first).not.toContain('horse');
});

test('verifies a hash made at another cost', async () => {
  const stored = await createPasswords(systemRandom, { cheap: false }).hash('correct horse');
  expect(await passwords.verify('correct horse', stored)).toBe(true);
});

test('treats composed and decomposed characters as equal', async () => {
  const stored = await passwords.hash('caf\u00e9');
  expect(await passwords.verify('cafe\u0301', stored)).toBe(true);
});

test.each([null, '', 'not a hash', 'scrypt$4$8$1'])(
  'no password matches the stored value %j',
  async (stored) => {
    expect(await passwords.verify('correct horse', stored)).toBe(false);
  },
);

test('queues verifications above the concurrency limit', async () => {
  const stored = await passwords.hash('correct horse');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, no) => passwords.verify(no % 2 ? 'correct horse' : 'wrong', stored)),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, (_, no) => no % 2 === 1));
});

test('rejects calls beyond the queue limit at once, and still answers the queued ones', async () => {
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
