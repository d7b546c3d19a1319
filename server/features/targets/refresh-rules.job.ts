import { sql } from 'kysely';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Caller } from '#server/adapters/platform/platform.ts';
import { handleJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { communityId, type Origin } from '../communities/community-id.ts';
import { readPlatformRules } from '../communities/read-platform-rules.ts';
import { askOnce } from '../communities/ask-once.ts';
import { refreshRules } from './target-jobs.ts';

const DAY_MS = 24 * 3_600_000;
const TIMEOUT_MS = 60_000;
/** The maximum per run; the rest is read an hour later. */
const MOST_TARGETS = 2_000;

/** One reading serves all workspaces that have the community as a target. */
export const handleRefreshRules = handleJob(refreshRules, async (ctx: JobContext) => {
  const { platform, db, clock, stop } = ctx;
  if (!platform) return;
  const readers = createReaders(ctx);
  for (const [name, targets] of await findStale(db, platform.mode, clock.now())) {
    if (stop.signal.aborted) return;
    const reader = await readers.first(targets.map(({ workspaceId }) => workspaceId));
    if (!reader) continue;
    // Unreadable rules are also requested only once a day.
    await askOnce(ctx, { key: `rules:${communityId(platform.mode, name)}`, keepMs: DAY_MS }, async () => {
      await readPlatformRules(ctx, reader, { name, timeoutMs: TIMEOUT_MS });
      return null;
    });
  }
});

/** The targets whose rules were not confirmed for a day, by community. */
async function findStale(db: Db, origin: Origin, now: number) {
  const targets = await db
    .selectFrom('targets')
    .select(['workspace_id as workspaceId', 'name_key as nameKey'])
    .where(
      sql<boolean>`not exists (select 1 from rules_versions as version
        where version.community_id = ${`${origin}:`} || targets.name_key
          and version.checked_at > ${now - DAY_MS})`,
    )
    .orderBy('name_key')
    .orderBy('workspace_id')
    .limit(MOST_TARGETS)
    .execute();
  return Map.groupBy(targets, ({ nameKey }) => nameKey);
}

function createReaders(ctx: JobContext) {
  const known = new Map<string, Promise<Caller | null>>();
  const readerOf = (workspaceId: string) => {
    const reader = known.get(workspaceId) ?? findReader(ctx, workspaceId, 'scan');
    known.set(workspaceId, reader);
    return reader;
  };
  return {
    async first(workspaceIds: readonly string[]): Promise<Caller | null> {
      for (const workspaceId of workspaceIds) {
        const reader = await readerOf(workspaceId);
        if (reader) return reader;
      }
      return null;
    },
  };
}
