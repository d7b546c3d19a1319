import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { toIsoTime } from '#contract/fields.ts';
import type { Base } from '#server/context.ts';
import { createKey } from '../keys/create-key.ts';
import { openGrant, useUp } from './codes.ts';
import { OAuthError } from './oauth-error.ts';

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
  await useUp(base, grant);
  const { userId, workspaceId, scopes, name } = grant;
  const owner = await base.db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (!owner) throw new OAuthError('invalid_grant', 'This user is gone.');
  const ctx = { ...base, actor: { kind: 'user', userId, workspaceId, sessionId: '' } as const };
  const expiresAt = toIsoTime(base.clock.now() + KEY_LIFE_MS);
  const { key } = await createKey(ctx, { name, scopes, expiresAt, asksFirst: true });
  return {
    access_token: key,
    token_type: 'Bearer',
    expires_in: KEY_LIFE_MS / 1000,
    scope: scopes.join(' '),
  };
}
