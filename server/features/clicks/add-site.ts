import type { Input, Output } from '#contract/endpoint.ts';
import type { addSite as endpoint } from '#contract/clicks.ts';
import { readHost } from '#core/clicks/read-host.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { invalidInput } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { refuseDuplicateSite, presentSite } from './site-rows.ts';

const KEY_BYTES = 12;

export async function addSite(
  ctx: UserContext,
  { host: typed }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { workspaceId } = ctx.actor;
  const host = readHost(typed);
  if (host === null) throw invalidInput({ host: 'Enter a website, such as example.com.' });
  const row = {
    id: newId('sit', ctx),
    workspace_id: workspaceId,
    host,
    site_key: ctx.random.bytes(KEY_BYTES).toString('base64url'),
    server_key_hash: null,
    created_at: ctx.clock.now(),
    first_seen_at: null,
    last_seen_at: null,
    removed_at: null,
  };
  await ctx.db.transaction().execute(async (tx) => {
    await refuseDuplicateSite(ctx, tx, host);
    await tx.insertInto('click_sites').values(row).execute();
    await audit(ctx, tx, { verb: 'site.added', workspaceId, subject: row.id });
    await ctx.events.publish(tx, { workspaceId, topic: 'sites' });
  });
  return presentSite(row);
}
