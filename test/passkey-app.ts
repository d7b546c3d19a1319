import * as passkeys from '#contract/session/passkeys.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { TEST_PASSWORD } from './factories.ts';
import { createPasskeyDevice } from './passkey-device.ts';
import type { TestClient } from './test-client.ts';

export const PASSKEY_HOME = 'http://localhost:3000';
const password = TEST_PASSWORD;

/** An installation with a host name, which passkeys require. */
export const createPasskeyApp = (settings: Record<string, string> = {}): Promise<TestApp> =>
  createTestApp({ PUBLIC_URL: PASSKEY_HOME, ...settings });

/** Adds a passkey stored on a new device. */
export async function addPasskey(client: TestClient, name = 'Blue key') {
  const device = createPasskeyDevice();
  const asked = await client.call(passkeys.beginPasskey, { password });
  const { id } = await client.call(passkeys.addPasskey, { name, answer: device.make(asked) });
  return { id, device };
}

export type PasskeyDevice = ReturnType<typeof createPasskeyDevice>;
type Signs = Parameters<PasskeyDevice['use']>[1];

/** Signs in with it, alone or after the password. */
export async function signInWithPasskey(
  visitor: TestClient,
  device: PasskeyDevice,
  step: passkeys.PasskeyStep = 'alone',
  how: Signs = {},
) {
  const asked = await visitor.call(passkeys.beginPasskeySignIn, { step });
  return await visitor.call(passkeys.signInWithPasskey, { step, answer: device.use(asked, how) });
}

export const submitPassword = (visitor: TestClient, name: string) =>
  visitor.submit('/api/login', { email: `${name}@example.com`, password });

export const makeRecoveryCodes = async (client: TestClient): Promise<string[]> =>
  (await client.call(passkeys.makeRecoveryCodes, { password })).codes;

/** A user with a passkey and recovery codes whose sign-in needs the passkey after the password. */
export async function addGuardedUser(app: TestApp, name: string) {
  const client = await app.as(name);
  const { device } = await addPasskey(client);
  const codes = await makeRecoveryCodes(client);
  await client.call(passkeys.switchSecondStep, { isOn: true, password });
  return { client, device, codes };
}
