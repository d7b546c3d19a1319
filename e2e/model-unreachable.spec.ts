import { expect } from '@playwright/test';
import { test } from './threadwell.ts';

/** Runs before the server and makes every DNS lookup fail, like a machine without internet access. */
const WITHOUT_NAMES = `
  import { Resolver } from 'node:dns/promises';
  const fail = async () => { throw new Error('no answer'); };
  Object.assign(Resolver.prototype, { resolve4: fail, resolve6: fail });
`;
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(WITHOUT_NAMES)}`;

test.use({ settings: { NODE_OPTIONS } });

test('names the host of an unreachable provider, but mentions no base URL if none is set', async ({
  page,
  person,
}) => {
  await page.goto('/settings/writing');
  const form = page.getByRole('form', { name: 'Writing model' });
  await form.getByLabel('Provider').selectOption('OpenAI');
  await form.getByLabel('Model', { exact: true }).fill('some-model');
  await form.getByLabel('API key').fill(`sk-${person.firstName}`);
  await form.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(form.getByRole('status')).toHaveText(
    'Not saved. OpenAI can’t be reached from this server. Check that it has a way to api.openai.com, and try again.',
  );
});
