export type KeyTables = {
  api_keys: {
    id: string;
    workspace_id: string;
    user_id: string;
    name: string;
    key_hash: string;
    /** Hash of the OAuth code that the key was given for. */
    code_hash: string | null;
    prefix: string;
    /** The key's scopes, separated by spaces. */
    scopes: string;
    asks_first: number;
    created_at: number;
    expires_at: number | null;
    last_used_at: number | null;
  };
};
