import { TARGETS_MAX } from '#contract/targets.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { lockWorkspaces } from '#server/lock-workspaces.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findCommunitiesById } from '../discovery/community-rows.ts';

/** Appends targets, spelled as their communities are. Returns the names of the new ones. */
export async function insertTargets(
  ctx: UserContext,
  tx: Tx,
  names: readonly string[],
  note = '',
): Promise<string[]> {
  if (names.length === 0) return [];
  const { workspaceId } = ctx.actor;
  // Serializes concurrent additions, so that the limit holds.
  await lockWorkspaces(ctx, tx, [workspaceId]);
  const own = tx.selectFrom('targets').where('workspace_id', '=', workspaceId);
  const known = await own.select(['name_key', 'position']).execute();
  const keys = new Set(known.map((row) => row.name_key));
  const fresh = names.filter((name) => !keys.has(name.toLowerCase()));
  if (known.length + fresh.length > TARGETS_MAX)
    throw new AppError('CONFLICT', `You can have ${TARGETS_MAX} targets. Remove some first.`);
  const first = Math.max(-1, ...known.map(({ position }) => position)) + 1;
  const spelling = await findSpellings(ctx, tx, fresh);
  const rows = fresh.map((name, index) => ({
    id: newId('tgt', ctx),
    workspace_id: workspaceId,
    name: spelling.get(name.toLowerCase()) ?? name,
    name_key: name.toLowerCase(),
    note,
    position: first + index,
    created_at: ctx.clock.now(),
  }));
  if (rows.length === 0) return [];
  const added = await tx
    .insertInto('targets')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['workspace_id', 'name_key']).doNothing())
    .returning('name')
    .execute();
  await ctx.events.publish(tx, { workspaceId, topic: 'targets' });
  return added.map(({ name }) => name);
}

async function findSpellings({ platform }: UserContext, tx: Tx, names: readonly string[]) {
  const origin = originOf(platform);
  const rows = await findCommunitiesById(
    tx,
    names.map((name) => communityId(origin, name)),
  );
  return new Map(rows.map((row) => [row.name_key, row.name]));
}
