import { afterEach, expect, test } from 'vitest';
import { readOpenCheck, setOpenCheck } from '#contract/drafting/check.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { connectAccount, createPlatformApp } from '#test/platform-app.ts';

let app: TestApp;
afterEach(() => app.close());

async function isOn(settings: Record<string, string> = {}): Promise<boolean> {
  app = await createTestApp(settings);
  return (await app.visitor().call(readOpenCheck)).isOn;
}

test('the check is on by default if the server listens on localhost only', async () => {
  expect(await isOn()).toBe(true);
});

test('the check is off by default if others can reach the server', async () => {
  expect(await isOn({ PUBLIC_URL: 'https://threadwell.example' })).toBe(false);
});

test('the check is off by default if the server listens on every address', async () => {
  expect(await isOn({ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' })).toBe(false);
});

test('the owner can change the setting for everyone, and others cannot see it', async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://threadwell.example' });
  const [owner, ada] = [await app.as('owner'), await app.as('ada')];
  const seen = (client: typeof owner) => client.call(readOpenCheck);
  expect(await owner.call(setOpenCheck, { isOn: true })).toMatchObject({ isOn: true, mayChange: true });
  expect(await seen(owner)).toMatchObject({ isOn: true, mayChange: true });
  expect(await seen(ada)).toMatchObject({ isOn: true, mayChange: false });
  expect(await seen(app.visitor())).toMatchObject({ isOn: true, mayChange: false });
  await expect(ada.call(setOpenCheck, { isOn: false })).rejects.toMatchObject({ status: 404 });
  await expect(app.visitor().call(setOpenCheck, { isOn: false })).rejects.toMatchObject({ status: 401 });
  expect((await seen(ada)).isOn).toBe(true);
  await owner.call(setOpenCheck, { isOn: false });
  expect((await seen(app.visitor())).isOn).toBe(false);
});

test("tells a visitor whether the rules are the sandbox's", async () => {
  const isSandbox = async () => (await app.visitor().call(readOpenCheck)).isSandbox;
  app = await createTestApp();
  expect(await isSandbox()).toBe(false);
  await app.close();
  app = await createPlatformApp();
  expect(await isSandbox()).toBe(true);
});

test('while the check is off, tells only the owner whether an account can read', async () => {
  app = await createPlatformApp();
  const owner = await app.as('owner');
  await connectAccount(owner);
  const canRead = async (client: typeof owner) => (await client.call(readOpenCheck)).canRead;
  expect(await canRead(app.visitor())).toBe(true);
  await owner.call(setOpenCheck, { isOn: false });
  expect(await canRead(app.visitor())).toBe(false);
  expect(await canRead(await app.as('ada'))).toBe(false);
  expect(await canRead(owner)).toBe(true);
});
