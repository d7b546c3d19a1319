import type { Input, Output } from '#contract/endpoint.ts';
import type { createKey as endpoint } from '#contract/keys/api-keys.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { PersonContext } from '#server/context.ts';
import { lockWorkspaces } from '#server/lock-workspaces.ts';
import { presentKey } from './key-rows.ts';

const MOST_KEYS = 50;
const PREFIX_LENGTH = 11;

/** Stores only the hash, so the key is shown once. `codeHash` names the OAuth code that the key is given for. */
export async function insertKey(
  ctx: PersonContext,
  tx: Tx,
  { name, scopes, expiresAt, asksFirst }: Input<typeof endpoint>,
  codeHash: string | null = null,
): Promise<Output<typeof endpoint>> {
  const { userId, workspaceId } = ctx.actor;
  const now = ctx.clock.now();
  const expires_at = expiresAt ? Date.parse(expiresAt) : null;
  if (expires_at !== null && expires_at <= now)
    throw invalidInput({ expiresAt: 'Choose a time in the future.' });
  const key = `tw_${newToken(ctx.random)}`;
  const row = {
    id: newId('key', ctx),
    workspace_id: workspaceId,
    user_id: userId,
    name,
    key_hash: hashToken(key),
    code_hash: codeHash,
    prefix: key.slice(0, PREFIX_LENGTH),
    scopes: [...new Set(scopes)].join(' '),
    asks_first: Number(asksFirst),
    created_at: now,
    expires_at,
    last_used_at: null,
  };
  await lockWorkspaces(ctx, tx, [workspaceId]);
  const { keys } = await tx
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<number>().as('keys'))
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  if (keys >= MOST_KEYS)
    throw new AppError('CONFLICT', `You have ${MOST_KEYS} API keys. Revoke one you don’t use.`);
  await tx.insertInto('api_keys').values(row).execute();
  await audit(ctx, tx, {
    verb: 'key.created',
    workspaceId,
    subject: row.id,
    detail: { scopes: row.scopes },
  });
  await ctx.events.publish(tx, { workspaceId, topic: 'keys' });
  return { ...presentKey(row), key };
}
