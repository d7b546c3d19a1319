export const POSTS = `
create table reddit_accounts (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  username text not null,
  mode text not null check (mode in ('api', 'sandbox', 'assisted')),
  is_active integer not null,
  access_token text,
  refresh_token text,
  token_expires_at bigint,
  scopes text not null,
  refreshing_until bigint not null,
  writes_wait_until bigint not null,
  karma bigint,
  member_since bigint,
  verified_email integer,
  facts_at bigint,
  created_at bigint not null,
  constraint reddit_accounts_tokens check ((mode = 'assisted') = (refresh_token is null))
);
create unique index reddit_accounts_once on reddit_accounts (workspace_id, mode, lower(username));

create table account_connections (
  state_hash text primary key,
  session_id text not null references sessions (id) on delete cascade,
  expires_at bigint not null
);

create table call_budget (
  id integer primary key check (id = 1),
  turn bigint not null,
  blocked_until bigint not null,
  paced_at bigint not null
);

create table call_buckets (
  bucket bigint primary key,
  calls integer not null
);

create table call_meter (
  key text primary key,
  day integer not null,
  workspace_id text not null references workspaces (id) on delete cascade,
  purpose text not null,
  calls integer not null
);
create index call_meter_of_workspace on call_meter (workspace_id, day);
create index call_meter_by_day on call_meter (day);

create table posts (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  account_id text references reddit_accounts (id) on delete set null,
  type text not null check (type in ('post', 'link', 'comment')),
  title text,
  content text not null,
  subreddit text not null,
  phase text not null check (
    phase in ('draft', 'waiting', 'publishing', 'checking', 'needs_you', 'published', 'removed', 'failed')
  ),
  fence integer not null,
  website_url text,
  url text,
  parent_url text,
  cta_style text not null,
  scheduled_at bigint,
  time_zone text,
  published_at bigint,
  origin text check (origin in ('api', 'sandbox', 'assisted')),
  platform_id text,
  permalink text,
  problem text,
  idempotency_key text,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint,
  removed_at bigint,
  doubted_since bigint,
  idempotency_hash text,
  list_version bigint default 0,
  rules_version text,
  revision integer not null default 1,
  flair text,
  constraint posts_waiting_has_time check (phase <> 'waiting' or scheduled_at is not null),
  constraint posts_published_is_told check (phase <> 'published' or published_at is not null)
);
create index posts_of_workspace on posts (workspace_id, created_at);
create unique index posts_once on posts (workspace_id, idempotency_key) where idempotency_key is not null;
create unique index posts_claim on posts (origin, platform_id) where platform_id is not null;
create index posts_published on posts (published_at) where published_at is not null;
create index posts_due on posts (scheduled_at) where phase = 'waiting';
create index posts_trash on posts (deleted_at) where deleted_at is not null;
create index posts_of_account on posts (account_id, published_at);
create index posts_of_account_in_community on posts (account_id, lower(subreddit), published_at);
create index posts_on_platform on posts (platform_id) where platform_id is not null;
create index posts_sent on posts (workspace_id, updated_at, id) where deleted_at is null and phase not in ('draft', 'failed');
create index posts_changed on posts (workspace_id, list_version);
create index posts_in_community on posts (workspace_id, lower(subreddit), coalesce(published_at, scheduled_at))
  where phase <> 'draft';
create index posts_contributed on posts (workspace_id, published_at) where published_at is not null;
create index posts_by_ending on posts (workspace_id, substr(id, 23));
create index posts_out on posts (workspace_id, published_at) where published_at is not null and deleted_at is null;
create index posts_made on posts (workspace_id, created_at, origin, deleted_at) where deleted_at is null;
create index posts_counted on posts (workspace_id, origin, deleted_at) where deleted_at is null;
create index posts_held on posts (workspace_id, removed_at) where removed_at is null;
create index posts_weighed on posts (workspace_id, removed_at, octet_length(content)) where removed_at is null;

create table post_attempts (
  id text primary key,
  post_id text not null references posts (id) on delete cascade,
  account_id text not null,
  fence integer not null,
  state text not null check (state in ('armed', 'unknown', 'accepted', 'refused', 'unsent', 'lost')),
  hash text not null,
  armed_at bigint not null,
  quiet_until bigint not null,
  misses integer not null,
  looks integer not null,
  created_at bigint not null,
  taken integer not null default 0,
  username text,
  mode text
);
create index post_attempts_of_post on post_attempts (post_id);
create unique index post_attempts_one_in_flight on post_attempts (account_id) where state = 'armed';
create index post_attempts_of_text on post_attempts (hash, state);
create index post_attempts_of_account on post_attempts (account_id, state);

create table post_events (
  id text primary key,
  post_id text not null references posts (id) on delete cascade,
  no integer not null,
  at bigint not null,
  event text not null,
  detail text not null,
  workspace_id text not null default ''
);
create index post_events_of_post on post_events (post_id, no);
create index post_events_of_workspace on post_events (workspace_id, at, id);

create table post_watches (
  post_id text primary key references posts (id) on delete cascade,
  locked integer not null,
  edited_at bigint,
  next_at bigint
);
create index post_watches_due on post_watches (next_at) where next_at is not null;

create table post_beginnings (
  post_id text primary key references posts (id) on delete cascade,
  title text,
  content text not null,
  confirmed_at bigint,
  by_model integer not null default 1
);

create table post_sketches (
  post_id text primary key references posts (id) on delete cascade,
  workspace_id text not null,
  gram_count integer not null,
  outline text not null,
  grams text not null,
  made_at bigint not null
);
create index post_sketches_by_age on post_sketches (made_at);
create index post_sketches_of_size on post_sketches (workspace_id, gram_count, outline, post_id);

create table publishing_settings (
  workspace_id text primary key references workspaces (id) on delete cascade,
  quiet_period text not null check (quiet_period in ('usual', 'safe', 'ask')),
  late_copies text not null check (late_copies in ('remove', 'ask')),
  updated_at bigint not null,
  posting_hours text
);

create table past_mentions (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  community text not null,
  account_id text,
  type text not null,
  at bigint not null
);
create index past_mentions_in_community on past_mentions (workspace_id, community, at);
create index past_mentions_swept on past_mentions (at);

create table model_choices (
  workspace_id text primary key references workspaces (id) on delete cascade,
  provider text not null,
  model text,
  base_url text,
  api_key text,
  monthly_token_cap bigint,
  updated_at bigint not null
);

create table model_usage (
  key text primary key,
  month text not null,
  workspace_id text not null references workspaces (id) on delete cascade,
  input_tokens bigint not null,
  output_tokens bigint not null
);

create table facts_files (
  workspace_id text primary key references workspaces (id) on delete cascade,
  product text,
  about text not null,
  updated_at bigint not null
);

create table interviews (
  post_id text primary key references posts (id) on delete cascade,
  topic text not null,
  answers text not null,
  is_own integer,
  told_at bigint not null,
  shape text,
  leads integer not null default 1,
  closing integer not null default 1
);

create table draft_claims (
  id text primary key,
  workspace_id text not null,
  sentence text not null,
  words text not null,
  at bigint not null,
  confirmed_at bigint
);
create index draft_claims_workspace on draft_claims (workspace_id, at);
create index draft_claims_swept on draft_claims (at);
`;
