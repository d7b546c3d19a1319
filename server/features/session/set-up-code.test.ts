import { afterEach, expect, test } from 'vitest';
import { deleteUser } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';

const OUTSIDE = { HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:3000' };
const person = (name: string) => ({ email: `${name}@example.com`, password: TEST_PASSWORD });

let app: TestApp;
afterEach(() => app.close());

const printed = () => app.logLines.flatMap((line) => /set-up code: ([\w-]+)/.exec(line)?.[1] ?? []);
const signUp = (fields: Record<string, string>) => app.visitor().submit('/api/signup', fields);
const page = async () => (await app.visitor().send({ method: 'GET', url: '/api/login' })).body;

test.each(['first', 'open'])(
  'with SIGNUPS=%s, requires the printed code for the first account if other machines reach the server',
  async (SIGNUPS) => {
    app = await createTestApp({ ...OUTSIDE, SIGNUPS });
    expect(await page()).toMatch(/name="setUpCode"[^>]* autofocus/);
    const [code = ''] = printed();
    expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    for (const setUpCode of [undefined, '', 'aaaa-bbbb-cccc-dddd']) {
      const refused = await signUp({ ...person('stranger'), ...(setUpCode !== undefined && { setUpCode }) });
      expect(refused.statusCode).toBe(422);
      expect(refused.body).toContain('set-up code');
      expect(refused.body).not.toContain(code);
    }
    const typed = ` ${code.replaceAll('-', ' ').toUpperCase()} `;
    expect((await signUp({ ...person('owner'), setUpCode: typed })).statusCode).toBe(303);
    expect(await page()).not.toContain('name="setUpCode"');
    expect((await signUp(person('second'))).statusCode).toBe(SIGNUPS === 'open' ? 303 : 403);
    expect(printed()).toHaveLength(1);
  },
);

test('requires the code if a proxy runs on the same machine', async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://threadwell.example', SIGNUPS: 'first' });
  expect(await page()).toContain('name="setUpCode"');
  expect((await signUp(person('stranger'))).statusCode).toBe(422);
});

test('hashes no password for a wrong code', async () => {
  app = await createTestApp({ ...OUTSIDE, SIGNUPS: 'first' });
  app.base.passwords.hash = () => Promise.reject(new Error('hashed'));
  expect((await signUp({ ...person('stranger'), setUpCode: 'x' })).statusCode).toBe(422);
});

test('after the last account was deleted, prints and requires another code', async () => {
  app = await createTestApp({ ...OUTSIDE, SIGNUPS: 'first' });
  await page();
  const [first = ''] = printed();
  const owner = app.visitor();
  await owner.submit('/api/signup', { ...person('owner'), setUpCode: first });
  await owner.call(deleteUser, { confirmEmail: 'owner@example.com', password: TEST_PASSWORD });
  const [, second = ''] = printed();
  expect(second).not.toBe('');
  expect(second).not.toBe(first);
  expect((await signUp({ ...person('stranger'), setUpCode: first })).statusCode).toBe(422);
  expect((await signUp({ ...person('owner'), setUpCode: second })).statusCode).toBe(303);
});

test('requires no code if only this machine can reach the server', async () => {
  app = await createTestApp({ SIGNUPS: 'first' });
  expect(await page()).not.toContain('name="setUpCode"');
  expect((await signUp(person('owner'))).statusCode).toBe(303);
  expect(printed()).toEqual([]);
});
