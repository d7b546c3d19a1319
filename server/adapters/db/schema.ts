import type { Generated, Kysely, Transaction } from 'kysely';
import type { AccountMode, Provider } from '#contract/fields.ts';
import type { SignInEvent } from '#contract/session.ts';
import type { CommunitySize } from '#contract/discovery.ts';
import type { CtaStyle, PostPhase, PostType } from '#contract/posts.ts';
import type { Purpose } from '#core/calls/call-queue.ts';
import type { AlertTables } from './alert-tables.ts';
import type { ClickTables } from './click-tables.ts';
import type { DashboardTables } from './dashboard-tables.ts';
import type { DraftTables } from './draft-tables.ts';
import type { FigureTables } from './figure-tables.ts';
import type { KeyTables } from './key-tables.ts';
import type { PasskeyTables } from './passkey-tables.ts';
import type { RulesTables } from './rules-tables.ts';
import type { ScanTables } from './scan-tables.ts';

/** Instants are integer milliseconds, ids are time-ordered text, booleans are 0 or 1, JSON is text. */
export type Schema = AlertTables &
  ScanTables &
  DashboardTables &
  ClickTables &
  FigureTables &
  PasskeyTables &
  KeyTables &
  RulesTables &
  DraftTables & {
    installation: { key: string; value: string };
    users: {
      id: string;
      email: string;
      password_hash: string | null;
      first_name: string | null;
      last_name: string | null;
      profile_image_url: string | null;
      subscription_plan: 'free' | 'pro';
      /** The user has seen all activity up to this instant. */
      activity_seen_at: Generated<number>;
      /** 1 if sign-in needs a passkey after the password. */
      asks_for_passkey: Generated<0 | 1>;
      created_at: number;
    };
    identities: { id: string; user_id: string; issuer: string; subject: string; created_at: number };
    workspaces: {
      id: string;
      owner_id: string;
      created_at: number;
      /** When the user allowed sending their published posts to the model; null if they did not. */
      voice_allowed_at: number | null;
    };
    /** Incremented with every visible change to the list. */
    list_versions: {
      key: string;
      workspace_id: string;
      list: 'posts';
      version: number;
      /** Changes after this version are recorded row by row. */
      complete_since: Generated<number>;
    };
    publishing_settings: {
      workspace_id: string;
      quiet_period: 'usual' | 'safe' | 'ask';
      late_copies: 'remove' | 'ask';
      /** The posting hours as JSON; null for the defaults. */
      posting_hours: string | null;
      updated_at: number;
    };
    sessions: {
      id: string;
      token_hash: string;
      user_id: string;
      workspace_id: string;
      device: string;
      created_at: number;
      last_seen_at: number;
      expires_at: number;
      /** The previous token, still valid for requests in flight when the token changed. */
      old_token_hash: string | null;
      old_token_until: number | null;
    };
    sign_in_events: {
      id: string;
      user_id: string | null;
      event: SignInEvent;
      address: string;
      device: string;
      at: number;
    };
    invitations: {
      id: string;
      /** The workspace of the owner who created it. */
      workspace_id: string;
      token_hash: string;
      note: string;
      created_at: number;
      expires_at: number;
      ended_at: number | null;
      used_at: number | null;
      used_by: string | null;
    };
    provider_sign_ins: {
      state_hash: string;
      browser_hash: string;
      nonce: string;
      code_verifier: string;
      returns_to: string | null;
      expires_at: number;
    };
    reddit_accounts: {
      id: string;
      workspace_id: string;
      username: string;
      mode: AccountMode;
      is_active: 0 | 1;
      /** The access token, encrypted; null for assisted accounts. */
      access_token: string | null;
      refresh_token: string | null;
      token_expires_at: number | null;
      /** The granted OAuth scopes, separated by spaces. */
      scopes: string;
      /** The lease of the process that is refreshing the tokens. */
      refreshing_until: number;
      /** The platform asked this account to pause posts and comments until then. */
      writes_wait_until: number;
      karma: number | null;
      member_since: number | null;
      verified_email: 0 | 1 | null;
      facts_at: number | null;
      created_at: number;
    };
    account_connections: { state_hash: string; session_id: string; expires_at: number };
    call_budget: { id: number; turn: number; blocked_until: number; paced_at: number };
    call_buckets: { bucket: number; calls: number };
    call_meter: { key: string; day: number; workspace_id: string; purpose: Purpose; calls: number };
    posts: {
      id: string;
      workspace_id: string;
      account_id: string | null;
      type: PostType;
      title: string | null;
      content: string;
      subreddit: string;
      phase: PostPhase;
      /** The optimistic lock: incremented with every change that a pending send must see. */
      fence: number;
      /** The revision, which counts the author's changes. */
      revision: Generated<number>;
      website_url: string | null;
      url: string | null;
      parent_url: string | null;
      /** The text of the chosen flair. */
      flair: string | null;
      cta_style: CtaStyle;
      scheduled_at: number | null;
      time_zone: string | null;
      published_at: number | null;
      /** The account mode with which it was published. */
      origin: 'api' | 'sandbox' | 'assisted' | null;
      platform_id: string | null;
      permalink: string | null;
      /** A JSON `Problem`, as the API returns it. */
      problem: string | null;
      /** The version of the community's rules that the author knew when scheduling. */
      rules_version: string | null;
      idempotency_key: string | null;
      /** Hash of the request that the key came with. */
      idempotency_hash: string | null;
      /** The version of the list at its last change; null until the list reaches that version. */
      list_version: number | null;
      /** The date of the backup it was restored from; it may have been published since. */
      doubted_since: number | null;
      created_at: number;
      updated_at: number;
      /** Soft delete: the post has been in the trash since then. */
      deleted_at: number | null;
      /** When the post was deleted for good. The row stays while a late copy could still appear. */
      removed_at: number | null;
    };
    /** A mention of the product in a post that was deleted for good; `id` is the post's. */
    past_mentions: {
      id: string;
      workspace_id: string;
      /** The community's name in lowercase. */
      community: string;
      account_id: string | null;
      type: PostType;
      at: number;
    };
    /** The generated text a post began from. A separate table keeps it out of the post list. */
    post_beginnings: {
      post_id: string;
      title: string | null;
      content: string;
      /** When the author confirmed the text as their own words. */
      confirmed_at: number | null;
      /** 0 if it came from the built-in composer. */
      by_model: 0 | 1;
    };
    /** The author's answers to questions about a post before it was written. */
    interviews: {
      post_id: string;
      topic: string;
      /** The answers as JSON. */
      answers: string;
      shape: string | null;
      leads: number;
      closing: number;
      is_own: number | null;
      told_at: number;
    };
    /** For near-duplicate detection of scheduled and sent texts: hashed trigrams and their outline. */
    post_sketches: {
      post_id: string;
      workspace_id: string;
      gram_count: number;
      outline: string;
      grams: string;
      made_at: number;
    };
    post_attempts: {
      id: string;
      post_id: string;
      account_id: string;
      fence: number;
      state: 'armed' | 'unknown' | 'accepted' | 'refused' | 'unsent' | 'lost';
      hash: string;
      /** The time of the attempt on the platform's clock; on ours if nothing was sent. */
      armed_at: number;
      quiet_until: number;
      misses: number;
      looks: number;
      /** 1 if the platform accepted it without returning an id. */
      taken: Generated<0 | 1>;
      /** The account's name and mode at that time; the account may be deleted since. */
      username: string | null;
      mode: AccountMode | null;
      created_at: number;
    };
    /** The last known state of a published post, and when to read it next; null once it is too old. */
    post_watches: { post_id: string; locked: 0 | 1; edited_at: number | null; next_at: number | null };
    post_events: {
      id: string;
      workspace_id: string;
      post_id: string;
      no: number;
      at: number;
      event: string;
      detail: string;
    };
    model_choices: {
      workspace_id: string;
      provider: Provider;
      model: string | null;
      base_url: string | null;
      /** The API key, encrypted. */
      api_key: string | null;
      monthly_token_cap: number | null;
      updated_at: number;
    };
    model_usage: {
      key: string;
      month: string;
      workspace_id: string;
      input_tokens: number;
      output_tokens: number;
    };
    /** Communities at their last reading. Those of the sandbox never mix with those of the real site. */
    communities: {
      /** The origin and the community's lowercase name. */
      id: string;
      origin: 'api' | 'sandbox';
      name: string;
      name_key: string;
      /** The first letters of the word, for prefix search in any collation. */
      name_start: string;
      title: string;
      description: string;
      members: number;
      size: CommunitySize;
      nsfw: 0 | 1;
      access: string;
      takes: string;
      flair_enabled: 0 | 1;
      founded_at: number;
      read_at: number;
      observed_at: number | null;
      daily_posts: number | null;
      /** A week's upvotes and comments per member. */
      activity: number | null;
      /** The habits, a JSON `CommunityHabits`. */
      habits: string | null;
    };
    /** Copies of `origin` and `members`, so that one index can filter and sort. */
    community_words: {
      community_id: string;
      stem: string;
      word: string;
      place: number;
      origin: 'api' | 'sandbox';
      members: number;
    };
    /** The median activity for each size of community, and the number of communities it is based on. */
    community_medians: { key: string; activity: number; communities: number };
    /** Per community, a JSON `HourlyResults`. */
    community_results: { id: string; results: string; updated_at: number };
    /** Recent searches on the platform and the ids they returned. */
    platform_questions: { key: string; asked_at: number; found: string };
    /** The communities that a workspace writes for. */
    targets: {
      id: string;
      workspace_id: string;
      name: string;
      name_key: string;
      note: string;
      position: number;
      created_at: number;
    };
    jobs: {
      id: string;
      name: string;
      payload: string;
      unique_key: string | null;
      run_at: number;
      attempts: number;
      lease_token: string | null;
      leased_until: number | null;
      last_error: string | null;
      created_at: number;
      finished_at: number | null;
      outcome: 'done' | 'failed' | null;
    };
    audit_events: {
      id: string;
      workspace_id: string | null;
      actor: string;
      verb: string;
      subject: string | null;
      detail: string;
      at: number;
    };
  };

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
