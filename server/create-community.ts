import { createAccountTokens } from './adapters/community/account-tokens.ts';
import { createCallBudget } from './adapters/community/call-budget.ts';
import type { Community } from './adapters/community/community.ts';
import { createGrants } from './adapters/community/grants.ts';
import { createPlatformTime } from './adapters/community/platform-time.ts';
import type { Platform } from './adapters/community/platform.ts';
import { createRedditCommunity } from './adapters/community/reddit-community.ts';
import { createTransport } from './adapters/community/transport.ts';
import type { Base } from './context.ts';

type Given = Pick<Base, 'config' | 'db' | 'clock' | 'random' | 'cipher' | 'events' | 'metrics'> & {
  platform: Platform;
};

/** The community port over real HTTP, with the installation's budget and the accounts' tokens. */
export function createCommunity({
  config,
  db,
  clock,
  random,
  cipher,
  events,
  metrics,
  platform,
}: Given): Community {
  const calls = {
    platform,
    transport: createTransport(),
    budget: createCallBudget({ db, clock, random, callsPerMinute: config.reddit.callsPerMinute }),
    clock,
    time: createPlatformTime(clock),
    onCall: (purpose: string, outcome: string) => metrics.calls.inc({ purpose, outcome }),
  };
  const grants = createGrants(calls);

  async function onLost(accountId: string): Promise<void> {
    const account = await db
      .updateTable('reddit_accounts')
      .set({ is_active: 0 })
      .where('id', '=', accountId)
      .returning('workspace_id')
      .executeTakeFirst();
    if (account) await events.tell(db, { workspaceId: account.workspace_id, topic: 'accounts' });
  }

  const tokens = createAccountTokens({ db, clock, cipher, grants, onLost });
  return createRedditCommunity({ ...calls, grants, tokens });
}
