/** The tables of passkeys and recovery codes. */
export type PasskeyTables = {
  passkeys: {
    id: string;
    user_id: string;
    workspace_id: string;
    /** The authenticator's id for the passkey; unique across accounts. */
    credential_id: string;
    public_key: string;
    /** The authenticator's signature count, 0 if it keeps none. It never goes down. */
    sign_count: number;
    /** JSON: the transports by which browsers reach the authenticator. */
    transports: string;
    name: string;
    created_at: number;
    last_used_at: number | null;
  };
  recovery_codes: {
    id: string;
    user_id: string;
    code_hash: string;
    made_at: number;
    used_at: number | null;
  };
  /** Challenges for passkeys to sign, each used once. */
  passkey_challenges: {
    challenge_hash: string;
    purpose: 'add' | 'alone' | 'second';
    /** The session, browser or second step that requested it. */
    bound_to: string;
    expires_at: number;
  };
  /** Sign-ins with a correct password that still need a passkey. */
  second_steps: { token_hash: string; user_id: string; tries: number; expires_at: number };
};
