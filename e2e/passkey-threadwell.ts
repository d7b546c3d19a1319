import { type CDPSession, type Page } from '@playwright/test';
import { findFreePort } from '../test/server-process.ts';
import { startThreadwell, type Threadwell } from './start-threadwell.ts';
import { test as base } from './threadwell.ts';

type Authenticator = {
  /** Sets whether the fingerprint, face or PIN matches. */
  recognize: (isRight: boolean) => Promise<unknown>;
  /** Removes the device with all its passkeys. */
  lose: () => Promise<unknown>;
};

/** A Threadwell with a hostname, because passkeys don't work at an IP address. */
export const test = base.extend<{ authenticator: Authenticator }, { named: Threadwell }>({
  named: [
    async ({ settings }, use) => {
      const PORT = String(await findFreePort());
      const url = `http://localhost:${PORT}`;
      const threadwell = await startThreadwell({ ...settings, PORT, PUBLIC_URL: url });
      await use({ ...threadwell, url });
      await threadwell.stop();
    },
    { scope: 'worker' },
  ],
  threadwell: [async ({ named }, use) => use(named), { scope: 'worker' }],
  authenticator: [async ({ page }, use) => use(await addAuthenticator(page)), { auto: true }],
});

/** Chromium's virtual authenticator with a passkey store and a matching fingerprint. */
async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognize: (isUserVerified) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    lose: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}
