import { handleJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { readFacts } from './account-jobs.ts';
import { toAccountFacts } from './account-rows.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH_SIZE = 20;

export const handleReadFacts = handleJob(readFacts, async ({ db, clock, platform, events }: JobContext) => {
  if (!platform) return;
  const due = await db
    .selectFrom('reddit_accounts')
    .select(['id', 'username', 'workspace_id'])
    .where('mode', '=', platform.mode)
    .where('is_active', '=', 1)
    .where('facts_at', '<', clock.now() - DAY_MS)
    .orderBy('facts_at')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id, username, workspace_id: workspaceId } of due) {
    const member = await platform.whoAmI({ accountId: id, username, workspaceId, purpose: 'account' });
    // An unreadable account is tried again tomorrow.
    const facts =
      member.kind === 'ok' ? toAccountFacts(member.value, clock.now()) : { facts_at: clock.now() };
    await db.updateTable('reddit_accounts').set(facts).where('id', '=', id).execute();
    await events.publish(db, { workspaceId, topic: 'accounts' });
  }
});
