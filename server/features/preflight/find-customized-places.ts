import type { Context } from '#server/context.ts';
import { communityId, originOf } from '../communities/community-id.ts';

export type Place = { workspaceId: string; community: string };

/** For each community: true if its workspace has added something to the rules. */
export async function findCustomizedPlaces(ctx: Context, places: readonly Place[]): Promise<boolean[]> {
  const idOf = ({ community }: Place) => communityId(originOf(ctx.platform), community);
  const workspaces = [...new Set(places.map(({ workspaceId }) => workspaceId))];
  const communities = [...new Set(places.map(idOf))];
  const select = (table: 'rules_corrections' | 'moderator_answers' | 'pasted_rules') =>
    ctx.db
      .selectFrom(table)
      .select(['workspace_id', 'community_id'])
      .where('workspace_id', 'in', workspaces)
      .where('community_id', 'in', communities);
  const rows = await select('rules_corrections')
    .union(select('moderator_answers'))
    .union(select('pasted_rules'))
    .execute();
  const own = new Set(rows.map((row) => `${row.workspace_id} ${row.community_id}`));
  return places.map((place) => own.has(`${place.workspaceId} ${idOf(place)}`));
}
