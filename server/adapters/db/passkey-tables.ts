/** The tables of passkeys, and of what stands in for a lost one. */
export type PasskeyTables = {
  passkeys: {
    id: string;
    user_id: string;
    workspace_id: string;
    /** What the authenticator calls it: one passkey has one account. */
    credential_id: string;
    public_key: string;
    /** How often it has signed, where the authenticator counts. It never goes back. */
    sign_count: number;
    /** JSON: how browsers reach the authenticator. */
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
  /** What a passkey has to sign, once. */
  passkey_challenges: {
    challenge_hash: string;
    purpose: 'add' | 'alone' | 'second';
    /** The session, the browser or the second step that asked for it. */
    bound_to: string;
    expires_at: number;
  };
  /** Somebody has given the right password, and is to use a passkey next. */
  second_steps: { token_hash: string; user_id: string; tries: number; expires_at: number };
};
