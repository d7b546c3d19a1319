/** The claims in drafts that their authors still have to confirm. */
export type DraftTables = {
  draft_claims: {
    id: string;
    workspace_id: string;
    sentence: string;
    /** The unsupported words as JSON. */
    words: string;
    at: number;
    confirmed_at: number | null;
  };
  facts_files: { workspace_id: string; product: string | null; about: string; updated_at: number };
};
