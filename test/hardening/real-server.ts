import { settingsFor } from '../sandbox-settings.ts';
import { startTestSandbox } from '../../sandbox/testing/sandbox-client.ts';
import { type Browser, signUp } from '../chaos/browser.ts';
import { startServerProcess } from '../server-process.ts';
import { createTestDatabase } from '../test-database.ts';
import { type AlteredPlatform, startAlteredPlatform } from './altered-platform.ts';
import { type EndlessServer, startEndlessServer } from './endless-server.ts';
import type { Watchable } from './watch-server.ts';

export type RealServer = Watchable & {
  /** The installation's owner; no one else may register. */
  owner: Browser;
  platform: AlteredPlatform;
  endless: EndlessServer;
  stop(): Promise<void>;
};

/** The real server as a process, with real passwords; its neighbors are in the test's own process. */
export async function startRealServer(): Promise<RealServer> {
  const database = await createTestDatabase({ migrated: true });
  const sandbox = await startTestSandbox({ now: Date.now, settings: { callsPerMinute: 10_000 } });
  const platform = await startAlteredPlatform(sandbox.url);
  const endless = await startEndlessServer();
  const server = await startServerProcess({
    ...database.settings,
    // The options with which `npm start` runs the server.
    NODE_OPTIONS: '--max-semi-space-size=2',
    SIGNUPS: 'first',
    TRUST_PROXY: '1',
    FETCH_ALLOW: new URL(endless.url).host,
    ...settingsFor(sandbox.url, platform.url),
  });
  const owner = await signUp(server.url, 'owner@example.com');
  await owner.connect('sandbox_ada');
  return {
    url: server.url,
    pid: server.child.pid!,
    owner,
    platform,
    endless,
    async stop() {
      await server.stop();
      await Promise.all([platform.stop(), endless.stop(), sandbox.stop()]);
      await database.drop();
    },
  };
}
