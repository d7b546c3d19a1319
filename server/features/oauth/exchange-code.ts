import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { toIsoTime } from '#contract/fields.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { Base, PersonContext } from '#server/context.ts';
import { insertKey } from '../keys/insert-key.ts';
import { type Grant, hashCode, openGrant, useUp } from './codes.ts';
import { OAuthError } from './oauth-error.ts';
import { revokeKeysOfCode } from './revoke-keys-of-code.ts';

const KEY_LIFE_MS = 30 * 24 * 3_600_000;

const form = z.object({
  grant_type: z.string(),
  code: z.string().check(z.maxLength(16_000)),
  code_verifier: z.string().check(z.maxLength(128)),
  client_id: z.string().check(z.maxLength(8_000)),
  redirect_uri: z.optional(z.string()),
});

/** Gives a client an API key for its code. The key asks first and expires after 30 days. */
export async function exchangeCode(base: Base, given: unknown): Promise<object> {
  const parsed = form.safeParse(given);
  if (!parsed.success) throw new OAuthError('invalid_request', 'Send code, code_verifier and client_id.');
  const { grant_type: type, code, code_verifier: verifier, client_id: clientId } = parsed.data;
  if (type !== 'authorization_code')
    throw new OAuthError('unsupported_grant_type', 'Only authorization_code is supported.');
  const grant = openGrant(base, 'code', code);
  const { redirect_uri: redirectUri = grant.redirectUri } = parsed.data;
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (grant.clientId !== clientId || grant.redirectUri !== redirectUri || grant.challenge !== challenge)
    throw new OAuthError('invalid_grant', 'This code belongs to another client or request.');
  const { userId, workspaceId, scopes } = grant;
  const ctx = { ...base, actor: { kind: 'user', userId, workspaceId, sessionId: '' } as const };
  const key = await base.db.transaction().execute((tx) => giveKey(ctx, tx, grant));
  if (!key)
    throw new OAuthError(
      'invalid_grant',
      'This code was used already, so its key is revoked. Connect again.',
    );
  return {
    access_token: key,
    token_type: 'Bearer',
    expires_in: KEY_LIFE_MS / 1000,
    scope: scopes.join(' '),
  };
}

/** Null if the code was used before. Marking the code and giving the key commit together, so a second use finds the key. */
async function giveKey(ctx: PersonContext, tx: Tx, grant: Grant): Promise<string | null> {
  const codeHash = hashCode(grant);
  if (!(await useUp(ctx, tx, codeHash))) {
    await revokeKeysOfCode(ctx, tx, codeHash);
    return null;
  }
  const { userId, scopes, name } = grant;
  const owner = await tx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (!owner) throw new OAuthError('invalid_grant', 'This user is gone.');
  const expiresAt = toIsoTime(ctx.clock.now() + KEY_LIFE_MS);
  return (await insertKey(ctx, tx, { name, scopes, expiresAt, asksFirst: true }, codeHash)).key;
}
