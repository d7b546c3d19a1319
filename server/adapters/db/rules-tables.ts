import type { RulesField } from '#contract/rules-record.ts';

/** The tables of communities' rules and of what workspaces know about them. */
export type RulesTables = {
  /** The versions of a community's rules that were seen, without their words; `is_open`: by everybody. */
  rules_versions: {
    /** The community's id and the number. */
    id: string;
    community_id: string;
    no: number;
    /** Of the words. */
    digest: string;
    /** A JSON `RulesRecord` without its quotes: what we read in them. */
    record: string;
    read_at: number;
    checked_at: number;
    is_open: 0 | 1;
  };
  /** The words of a version, as long as texts of others may be kept. */
  rules_texts: { version_id: string; rules: string; requirements: string | null; checked_at: number };
  /** Which workspaces' own accounts have read a community's rules. */
  rules_readers: { id: string; workspace_id: string; community_id: string; read_at: number };
  /** Rules that a person copied by hand, for their workspace alone. */
  pasted_rules: {
    id: string;
    workspace_id: string;
    community_id: string;
    text: string;
    url: string;
    digest: string;
    /** The day of which the person says that the rules read so. */
    copied_at: number;
    created_at: number;
  };
  /** What a person put right in our reading. A row stays when it is taken back. */
  rules_corrections: {
    id: string;
    workspace_id: string;
    user_id: string;
    community_id: string;
    field: RulesField;
    /** JSON */
    value: string;
    reason: string;
    created_at: number;
    removed_at: number | null;
  };
  /** What the moderators answered when asked for leave to promote something; the last row holds. */
  moderator_answers: {
    id: string;
    workspace_id: string;
    community_id: string;
    answer: 'asked' | 'granted' | 'refused';
    note: string;
    /** The day it was asked or answered. */
    at: number;
    created_at: number;
  };
  /** The rules of a community that a workspace writes for have changed. */
  rules_notices: {
    id: string;
    workspace_id: string;
    community_id: string;
    name: string;
    /** The version that is new. */
    no: number;
    detail: string;
    at: number;
  };
  rate_limits: { key: string; count: number; resets_at: number };
};
