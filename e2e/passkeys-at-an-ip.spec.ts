import { expect } from '@playwright/test';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './threadwell.ts';

test("explains in the settings why passkeys don't work at an IP address, and where they do", async ({
  page,
  reader,
  threadwell,
}) => {
  await page.goto('/settings/access');
  const section = page.getByRole('region', { name: 'Passkeys' });
  const { origin, port } = new URL(threadwell.url);
  await expect(section, reader.email).toContainText(`${origin} is an IP address`);
  await expect(section).toContainText(`http://localhost:${port}`);
  await expect(section.getByRole('button')).toHaveCount(0);
  await expectNoFault(page, 'settings at an IP address');
  await page.goto('/api/login');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});
