import type { Input } from '#contract/endpoint.ts';
import type { pasteRules as endpoint } from '#contract/rules-record.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { invalidInput } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { changeRules } from './change-rules.ts';
import { digestRules } from './rules-versions.ts';
import { type WorkspaceCommunity, parsePastedRules } from './workspace-rules.ts';

/** Allows for time zones: elsewhere the next day may have begun. */
const AHEAD_MS = 14 * 3_600_000;
const MOST_VERSIONS = 20;

/** Stores rules that a user copied, for their workspace. They apply if the platform's rules are unknown. */
export async function pasteRules(
  ctx: UserContext,
  { name, text, url, copiedOn }: Input<typeof endpoint>,
): Promise<void> {
  const copiedAt = readPastDay(ctx, copiedOn, 'copiedOn');
  const rules = parsePastedRules(text, copiedAt);
  if (rules.length === 0) throw invalidInput({ text: 'Paste the rules.' });
  const digest = digestRules({ rules, requirements: null });
  await changeRules(ctx, { name, verb: 'rules.pasted' }, async (tx, community, at) => {
    await deletePasted(tx, community, digest);
    await tx
      .insertInto('pasted_rules')
      .values({
        id: newId('pas', ctx),
        workspace_id: community.workspaceId,
        community_id: community.communityId,
        text,
        url,
        digest,
        copied_at: copiedAt,
        created_at: at,
      })
      .execute();
    await deleteOldest(tx, community);
  });
}

async function deleteOldest(tx: Tx, { workspaceId, communityId }: WorkspaceCommunity): Promise<void> {
  const kept = tx
    .selectFrom('pasted_rules')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('community_id', '=', communityId)
    .orderBy('created_at', 'desc')
    .limit(MOST_VERSIONS);
  await tx
    .deleteFrom('pasted_rules')
    .where('workspace_id', '=', workspaceId)
    .where('community_id', '=', communityId)
    .where('id', 'not in', kept)
    .execute();
}

/** Midnight UTC of a day. Rejects future days. */
export function readPastDay({ clock }: UserContext, day: string, field: string): number {
  const at = Date.parse(day);
  if (at > clock.now() + AHEAD_MS) throw invalidInput({ [field]: 'This day is in the future.' });
  return at;
}

export async function removePastedRules(ctx: UserContext, { name }: { name: string }): Promise<void> {
  await changeRules(ctx, { name, verb: 'rules.pastedRemoved' }, (tx, community) =>
    deletePasted(tx, community),
  );
}

async function deletePasted(
  tx: Tx,
  { workspaceId, communityId }: WorkspaceCommunity,
  digest?: string,
): Promise<void> {
  await tx
    .deleteFrom('pasted_rules')
    .where('workspace_id', '=', workspaceId)
    .where('community_id', '=', communityId)
    .$if(digest !== undefined, (query) => query.where('digest', '=', digest ?? ''))
    .execute();
}
