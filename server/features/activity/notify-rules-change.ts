import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context, RulesChange } from '#server/context.ts';
import { resolveSiteUrl } from '#server/adapters/platform/site-url.ts';
import { recordEvents } from '../alerts/record-events.ts';
import { findReaders } from '../communities/is-visible-to.ts';

/** Notifies the workspaces for which the community is a target or has waiting posts. */
export async function notifyRulesChange(
  ctx: Context,
  tx: Tx,
  { communityId, name, no, detail, isOpen }: RulesChange,
): Promise<void> {
  const workspaces = await findWriters(tx, name.toLowerCase());
  if (!isOpen) {
    const readers = await findReaders(tx, communityId, ctx.clock.now());
    for (const id of workspaces.keys()) if (!readers.has(id)) workspaces.delete(id);
  }
  if (workspaces.size === 0) return;
  const at = ctx.clock.now();
  const notices = [...workspaces].map(([workspaceId, spelling]) => ({
    id: newId('ntc', ctx),
    workspace_id: workspaceId,
    community_id: communityId,
    name: spelling,
    no,
    detail,
    at,
  }));
  const added = await tx
    .insertInto('rules_notices')
    .values(notices)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'workspace_id', 'name'])
    .execute();
  await recordEvents(
    ctx,
    tx,
    added.map(({ id, workspace_id: workspaceId, name: subreddit }) => ({
      workspaceId,
      type: 'rules.changed' as const,
      facts: { subreddit },
      data: {
        id,
        subreddit,
        reason: detail,
        url: new URL(`/r/${subreddit}/about/rules`, resolveSiteUrl(ctx.platform)).href,
      },
    })),
  );
  const topics = ['activity', 'communities'] as const;
  const events = [...workspaces.keys()].flatMap((workspaceId) =>
    topics.map((topic) => ({ workspaceId, topic })),
  );
  await ctx.events.publish(tx, ...events);
}

/** The affected workspaces, each with its spelling of the name. */
async function findWriters(tx: Tx, nameKey: string): Promise<Map<string, string>> {
  const waiting = await tx
    .selectFrom('posts')
    .select(['workspace_id as workspaceId', 'subreddit as name'])
    .where('phase', '=', 'waiting')
    .where('deleted_at', 'is', null)
    .where((row) => row.eb(row.fn('lower', ['subreddit']), '=', nameKey))
    .execute();
  const targets = await tx
    .selectFrom('targets')
    .select(['workspace_id as workspaceId', 'name'])
    .where('name_key', '=', nameKey)
    .execute();
  return new Map([...waiting, ...targets].map(({ workspaceId, name }) => [workspaceId, name]));
}
