export const PEOPLE = `
create table installation (
  key text primary key,
  value text not null
);

create table users (
  id text primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  first_name text,
  last_name text,
  profile_image_url text,
  subscription_plan text not null check (subscription_plan in ('free', 'pro')),
  created_at bigint not null,
  activity_seen_at bigint not null default 0,
  asks_for_passkey integer not null default 0
);

create table identities (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  issuer text not null,
  subject text not null,
  created_at bigint not null,
  constraint identities_issuer_subject unique (issuer, subject)
);

create table workspaces (
  id text primary key,
  owner_id text not null unique references users (id) on delete cascade,
  created_at bigint not null,
  voice_allowed_at bigint
);

create table sessions (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references users (id) on delete cascade,
  workspace_id text not null references workspaces (id) on delete cascade,
  device text not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null,
  old_token_hash text,
  old_token_until bigint
);
create index sessions_of_user on sessions (user_id);
create index sessions_old_token on sessions (old_token_hash);

create table provider_sign_ins (
  state_hash text primary key,
  browser_hash text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at bigint not null,
  returns_to text
);

create table rate_limits (
  key text primary key,
  count integer not null,
  resets_at bigint not null
);

create table sign_in_events (
  id text primary key,
  user_id text references users (id) on delete cascade,
  event text not null,
  address text not null,
  device text not null,
  at bigint not null
);
create index sign_in_events_of_user on sign_in_events (user_id, id);
create index sign_in_events_swept on sign_in_events (at);

create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  workspace_id text not null references workspaces (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  sign_count bigint not null,
  transports text not null,
  name text not null,
  created_at bigint not null,
  last_used_at bigint
);
create index passkeys_of_user on passkeys (user_id, id);

create table recovery_codes (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  made_at bigint not null,
  used_at bigint
);
create index recovery_codes_of_user on recovery_codes (user_id, code_hash);

create table passkey_challenges (
  challenge_hash text primary key,
  purpose text not null,
  bound_to text not null,
  expires_at bigint not null
);

create table second_steps (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  tries integer not null,
  expires_at bigint not null
);
create index second_steps_of_user on second_steps (user_id);

create table invitations (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  token_hash text not null unique,
  note text not null,
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  used_at bigint,
  used_by text references users (id) on delete set null
);
create index invitations_of_workspace on invitations (workspace_id, id);
create index invitations_used_by on invitations (used_by);

create table audit_events (
  id text primary key,
  workspace_id text,
  actor text not null,
  verb text not null,
  subject text,
  detail text not null,
  at bigint not null
);
create index audit_events_of_workspace on audit_events (workspace_id, at);
create index audit_events_by_time on audit_events (at);

create table jobs (
  id text primary key,
  name text not null,
  payload text not null,
  run_at bigint not null,
  attempts integer not null,
  lease_token text,
  leased_until bigint,
  last_error text,
  created_at bigint not null,
  finished_at bigint,
  outcome text,
  unique_key text,
  constraint jobs_lease_whole check ((lease_token is null) = (leased_until is null)),
  constraint jobs_end_whole check ((finished_at is null) = (outcome is null))
);
create unique index jobs_unique_open on jobs (unique_key) where finished_at is null;
create index jobs_claimable on jobs (name, coalesce(leased_until, run_at)) where finished_at is null;
create index jobs_finished on jobs (finished_at) where finished_at is not null;

create table list_versions (
  key text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  list text not null,
  version bigint not null,
  complete_since bigint not null default 0
);

create table first_steps (
  workspace_id text primary key references workspaces (id) on delete cascade,
  connected_at bigint,
  targets_at bigint,
  draft_at bigint,
  scan_at bigint,
  closed_at bigint,
  facts_at bigint,
  published_at bigint
);
`;
