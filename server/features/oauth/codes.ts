import * as z from 'zod/mini';
import { SCOPES } from '#contract/endpoint.ts';
import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import type { Base } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { OAuthError } from './oauth-error.ts';

const CODE_LIFE_MS = 60_000;
const PAGE_LIFE_MS = 3_600_000;
type Kind = 'request' | 'code';
const cellOf = (kind: Kind) => ({ table: 'oauth', id: kind, column: 'sealed' });

const grant = z.object({
  id: z.string(),
  endsAt: z.number(),
  userId: z.string(),
  workspaceId: z.string(),
  clientId: z.string(),
  name: z.string(),
  redirectUri: z.string(),
  challenge: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  state: z.optional(z.string()),
});
export type Grant = z.output<typeof grant>;

/** Seals what a user is asked, or has granted, so that nothing is stored until a client fetches its key. */
export function sealGrant(
  { cipher, clock, random }: Base,
  kind: Kind,
  given: Omit<Grant, 'id' | 'endsAt'>,
): string {
  const endsAt = clock.now() + (kind === 'code' ? CODE_LIFE_MS : PAGE_LIFE_MS);
  return cipher.seal(JSON.stringify({ ...given, id: newToken(random), endsAt }), cellOf(kind));
}

export function openGrant({ cipher, clock }: Base, kind: Kind, sealed: string): Grant {
  let opened: Grant;
  try {
    opened = grant.parse(JSON.parse(cipher.open(sealed, cellOf(kind))));
  } catch {
    throw new OAuthError('invalid_grant', 'This code isn’t valid.');
  }
  if (opened.endsAt <= clock.now())
    throw new OAuthError('invalid_grant', 'This code has expired. Connect again.');
  return opened;
}

export const hashCode = ({ id }: Grant): string => hashToken(id);

/** Marks a code as used; false if it was used before. */
export async function useUp({ clock }: Pick<Base, 'clock'>, tx: Tx, codeHash: string): Promise<boolean> {
  const once = { key: `oauth-code:${codeHash}`, count: 1, windowMs: 2 * CODE_LIFE_MS };
  try {
    await consumeRateLimits({ db: tx, clock }, [once]);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
