/** A user as identified by an OpenID provider. */
export type ProviderIdentity = {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
};

type Known = {
  /** The user linked to this issuer and subject. */
  linkedUserId: string | null;
  /** The user with this email address. */
  userIdByEmail: string | null;
};

export type ProviderSignIn =
  | { ok: true; do: 'signIn' | 'link'; userId: string }
  | { ok: true; do: 'create'; email: string }
  | { ok: false; reason: 'noEmail' | 'newEmailUnverified' | 'emailUnverified' };

/**
 * Issuer and subject identify the user; an email address does only if the provider verified it. Unverified addresses
 * can't register either, or their real owner would find someone else's account there.
 */
export function decideProviderSignIn(identity: ProviderIdentity, known: Known): ProviderSignIn {
  if (known.linkedUserId) return { ok: true, do: 'signIn', userId: known.linkedUserId };
  if (!identity.email) return { ok: false, reason: 'noEmail' };
  if (!identity.emailVerified)
    return { ok: false, reason: known.userIdByEmail ? 'emailUnverified' : 'newEmailUnverified' };
  if (!known.userIdByEmail) return { ok: true, do: 'create', email: identity.email };
  return { ok: true, do: 'link', userId: known.userIdByEmail };
}
