import { expect, test as base, type BrowserContext } from '@playwright/test';
import { startThreadwell, type Threadwell } from './start-threadwell.ts';

export type Person = { email: string; password: string; firstName: string; lastName: string };

let people = 0;

export const newPerson = (): Person => ({
  email: `ana.ruiz+${process.pid}-${(people += 1)}@example.com`,
  password: 'correct horse battery',
  firstName: 'Ana',
  lastName: 'Ruiz',
});

/** Signs a new person up without the page; their session is then in the context's cookies. */
export async function signUp(context: BrowserContext, url: string, person: Person): Promise<void> {
  const response = await context.request.post(`${url}/api/signup`, {
    form: person,
    headers: { origin: url },
  });
  expect(response.url()).toBe(`${url}/`);
}

export const signIn = async (
  context: BrowserContext,
  url: string,
  { email, password }: Person,
): Promise<void> => {
  const form = { email, password };
  const response = await context.request.post(`${url}/api/login`, { form, headers: { origin: url } });
  expect(response.url()).toBe(`${url}/`);
};

type Fixtures = {
  /** Somebody who is signed in in `page`. */
  person: Person;
};

type Workers = {
  /** Settings of the worker's server, beside those of every test. */
  settings: Record<string, string>;
  threadwell: Threadwell;
};

/** Every test has a page of a real server; each worker has a server of its own. */
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
  baseURL: async ({ threadwell }, use) => use(threadwell.url),
  person: async ({ context, threadwell }, use) => {
    const person = newPerson();
    await signUp(context, threadwell.url, person);
    await use(person);
  },
});
