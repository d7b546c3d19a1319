import { createAccountTokens } from '../adapters/platform/account-tokens.ts';
import { createCallBudget } from '../adapters/platform/call-budget.ts';
import type { Platform } from '../adapters/platform/platform.ts';
import { createGrants } from '../adapters/platform/grants.ts';
import { createPlatformTime } from '../adapters/platform/platform-time.ts';
import { readPlatformSettings } from '../adapters/platform/platform-settings.ts';
import { createRedditPlatform } from '../adapters/platform/reddit-platform.ts';
import type { Transport } from '../adapters/platform/transport.ts';
import type { Tx } from '../adapters/db/schema.ts';
import type { Base } from '../context.ts';
import { disconnectedEvent } from '../features/accounts/account-rows.ts';
import type { NewEvent } from '../features/alerts/record-events.ts';

type PlatformPorts = Pick<Base, 'config' | 'db' | 'clock' | 'random' | 'cipher' | 'events' | 'metrics'> & {
  stopping: AbortSignal;
  transport: Transport;
  record: (tx: Tx, events: readonly NewEvent[]) => Promise<void>;
};

/** The platform over HTTP, with the call budget and the accounts' tokens; null if none is configured. */
export function createPlatform({
  config,
  db,
  clock,
  random,
  cipher,
  events,
  metrics,
  stopping,
  transport,
  record,
}: PlatformPorts): Platform | null {
  const settings = readPlatformSettings(config);
  if (!settings) return null;
  const calls = {
    settings,
    transport,
    budget: createCallBudget({
      db,
      clock,
      random,
      stopping,
      callsPerMinute: config.reddit.callsPerMinute,
    }),
    clock,
    time: createPlatformTime(clock),
    onCall: (purpose: string, outcome: string) => metrics.calls.inc({ purpose, outcome }),
  };
  const grants = createGrants(calls);

  async function onLost(accountId: string, refreshToken: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const account = await tx
        .updateTable('reddit_accounts')
        .set({ is_active: 0 })
        .where('id', '=', accountId)
        .where('refresh_token', '=', refreshToken)
        .returning(['id', 'workspace_id', 'username'])
        .executeTakeFirst();
      if (!account) return;
      await record(tx, [disconnectedEvent(account)]);
      await events.publish(tx, { workspaceId: account.workspace_id, topic: 'accounts' });
    });
  }

  const tokens = createAccountTokens({ db, clock, cipher, grants, onLost, budget: calls.budget });
  return createRedditPlatform({ ...calls, grants, tokens });
}
