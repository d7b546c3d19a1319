import * as z from 'zod/mini';
import { defineJob } from '#server/adapters/queue/job.ts';
import { factsOf } from './account-rows.ts';

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 20;

/** Reads each connected account's age, karma and e-mail state once a day. */
export const readFacts = defineJob({
  name: 'accounts.readFacts',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 10 * 60_000,
  everyMs: 10 * 60_000,
  async run({ db, clock, community, platform, events }) {
    if (!community || !platform) return;
    const due = await db
      .selectFrom('reddit_accounts')
      .select(['id', 'username', 'workspace_id'])
      .where('mode', '=', platform.mode)
      .where('is_active', '=', 1)
      .where('facts_at', '<', clock.now() - DAY_MS)
      .orderBy('facts_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id, username, workspace_id: workspaceId } of due) {
      const member = await community.whoAmI({ accountId: id, username, workspaceId, purpose: 'account' });
      // What cannot be read today waits for tomorrow, behind the others.
      const facts = member.kind === 'ok' ? factsOf(member.value, clock.now()) : { facts_at: clock.now() };
      await db.updateTable('reddit_accounts').set(facts).where('id', '=', id).execute();
      await events.tell(db, { workspaceId, topic: 'accounts' });
    }
  },
});
