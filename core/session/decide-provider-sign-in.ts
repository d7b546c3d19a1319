/** A user as an OpenID provider vouches for them. */
export type ProviderIdentity = {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
};

type Known = {
  /** The user linked to this issuer and subject. */
  linkedUserId: string | null;
  /** The user with this e-mail address. */
  userIdByEmail: string | null;
};

export type ProviderSignIn =
  | { ok: true; do: 'signIn' | 'link'; userId: string }
  | { ok: true; do: 'create'; email: string }
  | { ok: false; reason: 'noEmail' | 'newEmailUnverified' | 'emailUnverified' };

/**
 * Issuer and subject identify the user. An e-mail address does so only if the provider has verified it; else nobody
 * is registered by it either, because its owner would one day find somebody else's account there.
 */
export function decideProviderSignIn(identity: ProviderIdentity, known: Known): ProviderSignIn {
  if (known.linkedUserId) return { ok: true, do: 'signIn', userId: known.linkedUserId };
  if (!identity.email) return { ok: false, reason: 'noEmail' };
  if (!identity.emailVerified)
    return { ok: false, reason: known.userIdByEmail ? 'emailUnverified' : 'newEmailUnverified' };
  if (!known.userIdByEmail) return { ok: true, do: 'create', email: identity.email };
  return { ok: true, do: 'link', userId: known.userIdByEmail };
}
