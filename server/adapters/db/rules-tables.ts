import type { RulesField } from '#contract/rules-record.ts';

/** The tables of communities' rules and of what workspaces know about them. */
export type RulesTables = {
  /** Versions of a community's rules without their text; `is_open`: readable by everyone. */
  rules_versions: {
    /** The community's id and the version's `no`. */
    id: string;
    community_id: string;
    no: number;
    digest: string;
    /** A JSON `RulesRecord` without its quotes: our reading of the text. */
    record: string;
    read_at: number;
    checked_at: number;
    is_open: 0 | 1;
  };
  /** The text of a version, kept as long as third-party texts may be. */
  rules_texts: { version_id: string; rules: string; requirements: string | null; checked_at: number };
  /** The workspaces whose own accounts have read a community's rules. */
  rules_readers: { id: string; workspace_id: string; community_id: string; read_at: number };
  /** Rules that a person copied by hand, for their workspace only. */
  pasted_rules: {
    id: string;
    workspace_id: string;
    community_id: string;
    text: string;
    url: string;
    digest: string;
    /** The day on which the person saw these rules. */
    copied_at: number;
    created_at: number;
  };
  /** A person's corrections of our findings. A removed correction keeps its row. */
  rules_corrections: {
    id: string;
    workspace_id: string;
    user_id: string;
    community_id: string;
    field: RulesField;
    /** The corrected value as JSON. */
    value: string;
    reason: string;
    created_at: number;
    removed_at: number | null;
  };
  /** Moderators' answers to a request for permission to promote; the last row applies. */
  moderator_answers: {
    id: string;
    workspace_id: string;
    community_id: string;
    answer: 'asked' | 'granted' | 'refused';
    note: string;
    /** The day of the request or answer. */
    at: number;
    created_at: number;
  };
  /** Notices that the rules of a target community have changed. */
  rules_notices: {
    id: string;
    workspace_id: string;
    community_id: string;
    name: string;
    /** The number of the new version. */
    no: number;
    detail: string;
    at: number;
  };
  rate_limits: { key: string; count: number; resets_at: number };
};
