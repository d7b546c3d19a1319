/** What drafts may say, and what of them is still to be confirmed. */
export type DraftTables = {
  draft_claims: {
    id: string;
    workspace_id: string;
    sentence: string;
    /** JSON: the words in it that nothing supports. */
    words: string;
    at: number;
    confirmed_at: number | null;
  };
  facts_files: { workspace_id: string; product: string | null; about: string; updated_at: number };
};
