import { expect, request, test as base, type APIRequestContext } from '@playwright/test';
import { startThreadwell, type Threadwell } from './start-threadwell.ts';

export type Person = { email: string; password: string; firstName: string; lastName: string };
type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];

let people = 0;

export const newPerson = (): Person => ({
  email: `ana.ruiz+${process.pid}-${(people += 1)}@example.com`,
  password: 'correct horse battery',
  firstName: 'Ana',
  lastName: 'Ruiz',
});

/** Signs up a new user without opening a page; the caller's cookies then hold the session. */
export async function signUp(caller: APIRequestContext, url: string, person: Person): Promise<void> {
  const response = await caller.post(`${url}/api/signup`, { form: person, headers: { origin: url } });
  expect(response.url()).toBe(`${url}/`);
}

type Credentials = Pick<Person, 'email' | 'password'>;

export async function signIn(
  caller: APIRequestContext,
  url: string,
  { email, password }: Credentials,
): Promise<void> {
  const form = { email, password };
  const response = await caller.post(`${url}/api/login`, { form, headers: { origin: url } });
  expect(response.url()).toBe(`${url}/`);
}

/** Tables that reading changes: sessions, API call counts, exports and sign-ins. */
const MOVING = new Set(['sessions', 'audit_events', 'sign_in_events', 'call_meter']);

/** Everything that the server stores for the signed-in user. */
async function readBelongings(caller: APIRequestContext, url: string, { password }: Person): Promise<object> {
  const asked = { data: { password }, headers: { origin: url } };
  const response = await caller.post(`${url}/api/account/export`, asked);
  expect(response.ok()).toBe(true);
  const { tables } = (await response.json()) as { tables: Record<string, unknown> };
  return Object.fromEntries(Object.entries(tables).filter(([name]) => !MOVING.has(name)));
}

type Fixtures = {
  /** A page with a user signed up for this test alone: the workspace is empty and may be changed. */
  person: Person;
  /** A page with a user signed up once per worker: the workspace is empty and must stay so. */
  reader: Person;
};

type Workers = {
  /** Settings of the worker's server, in addition to those of every test server. */
  settings: Record<string, string>;
  threadwell: Threadwell;
  signedUp: { person: Person; cookies: Cookies; belongings: object };
};

/** Tests run against a real server, one per worker. */
export const test = base.extend<Fixtures, Workers>({
  settings: [{}, { option: true, scope: 'worker' }],
  threadwell: [
    async ({ settings }, use) => {
      const threadwell = await startThreadwell(settings);
      await use(threadwell);
      await threadwell.stop();
    },
    { scope: 'worker' },
  ],
  signedUp: [
    async ({ threadwell: { url } }, use) => {
      const caller = await request.newContext();
      const person = newPerson();
      await signUp(caller, url, person);
      const { cookies } = await caller.storageState();
      await use({ person, cookies, belongings: await readBelongings(caller, url, person) });
      await caller.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ threadwell }, use) => use(threadwell.url),
  person: async ({ context, threadwell }, use) => {
    const person = newPerson();
    await signUp(context.request, threadwell.url, person);
    await use(person);
  },
  reader: async ({ context, threadwell, signedUp }, use) => {
    await context.addCookies(signedUp.cookies);
    await use(signedUp.person);
    const belongings = await readBelongings(context.request, threadwell.url, signedUp.person);
    expect(belongings, 'a test that changes data must use `person`').toEqual(signedUp.belongings);
  },
});
