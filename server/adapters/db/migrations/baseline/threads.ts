export const THREADS = `
create table thread_readings (
  id text primary key,
  origin text not null,
  community_key text not null,
  community text not null,
  title text not null,
  permalink text not null,
  created_at bigint not null,
  score integer not null,
  comments integer not null,
  read_at bigint not null,
  earlier_interactions integer,
  earlier_at bigint,
  author text
);
create index thread_readings_of_community on thread_readings (origin, community_key, created_at);
create index thread_readings_by_reading on thread_readings (read_at);
create index thread_readings_of_author on thread_readings (lower(author));
create index thread_readings_by_author on thread_readings (lower(author));

create table opportunities (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  origin text not null,
  thread_id text not null,
  community text not null,
  community_key text not null,
  title text not null,
  body text not null,
  author text,
  permalink text not null,
  created_at bigint not null,
  score integer not null,
  judgement text not null,
  keywords text not null,
  viewed_at bigint,
  found_at bigint not null,
  read_at bigint not null,
  skipped_at bigint,
  clipped_comments text,
  upvotes integer,
  comments integer,
  velocity double precision,
  second_opinion text,
  comment_id text,
  comment_author text,
  constraint opportunities_once unique (workspace_id, origin, thread_id)
);
create index opportunities_of_workspace on opportunities (workspace_id, score);
create index opportunities_by_reading on opportunities (read_at);
create index opportunities_by_thread on opportunities (origin, thread_id);
create index opportunities_by_comment on opportunities (origin, comment_id);
create index opportunities_skipped on opportunities (workspace_id, score) where skipped_at is not null;
create index opportunities_with_comments on opportunities (workspace_id) where clipped_comments is not null;
create index opportunities_by_author on opportunities (workspace_id, lower(author));
create index opportunities_by_commenter on opportunities (workspace_id, lower(comment_author)) where comment_author is not null;

create table saved_scans (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  name text not null,
  is_on integer not null,
  configuration text not null,
  version integer not null,
  caught_up_version integer not null,
  created_at bigint not null,
  caught_up_communities text not null default '[]'
);
create index saved_scans_of_workspace on saved_scans (workspace_id, created_at);
create index saved_scans_running on saved_scans (is_on);

create table community_polls (
  id text primary key,
  posts double precision not null,
  span_ms double precision not null,
  polled_at bigint,
  covered_from bigint not null,
  covered_until bigint not null,
  trouble text,
  failures integer not null,
  retry_at bigint not null,
  updated_at bigint not null
);

create table community_attention (
  id text primary key,
  young_gained double precision not null,
  young_hours double precision not null,
  young_age double precision not null,
  older_gained double precision not null,
  older_hours double precision not null,
  older_age double precision not null,
  updated_at bigint not null
);

create table scanned_posts (
  id text primary key,
  thread_id text not null,
  community_id text not null,
  community text not null,
  title text not null,
  body text not null,
  author text,
  permalink text not null,
  created_at bigint not null,
  score integer not null,
  comments integer not null,
  stickied integer not null,
  is_answerable integer not null,
  read_at bigint not null
);
create index scanned_posts_of_community on scanned_posts (community_id, created_at);
create index scanned_posts_by_reading on scanned_posts (read_at);
create index scanned_posts_of_author on scanned_posts (lower(author));
create index scanned_posts_by_author on scanned_posts (lower(author));

create table scanned_comments (
  id text primary key,
  thread_key text not null,
  promotes integer not null,
  is_scanned integer not null,
  read_at bigint not null
);
create index scanned_comments_of_thread on scanned_comments (thread_key, promotes);
create index scanned_comments_by_reading on scanned_comments (read_at);

create table thread_skips (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  opportunity_id text not null,
  reason text not null,
  community_key text not null,
  thread_type text not null,
  keywords text not null,
  at bigint not null,
  constraint thread_skips_once unique (workspace_id, opportunity_id)
);
create index thread_skips_swept on thread_skips (at);

create table feeds (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  site text not null,
  communities text not null,
  is_newest integer not null,
  username text not null,
  feed_token text not null,
  is_on integer not null,
  state text not null,
  failures integer not null,
  asked_at bigint,
  next_at bigint,
  threads integer,
  etag text,
  last_modified text,
  read_for text,
  created_at bigint not null,
  removed_at bigint
);
create unique index feeds_of_workspace on feeds (workspace_id) where removed_at is null;
create index feeds_due on feeds (is_on, next_at);

create table pasted_links (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  link_key text not null,
  kind text not null,
  community text,
  address text not null,
  created_at bigint not null,
  constraint pasted_links_once unique (workspace_id, link_key)
);
create index pasted_links_by_age on pasted_links (created_at);

create table scans_by_hand (
  workspace_id text primary key references workspaces (id) on delete cascade,
  scan_id text not null,
  started_at bigint not null,
  beat_at bigint not null,
  communities integer not null,
  communities_read integer not null,
  threads_read integer not null,
  kept integer not null,
  stop_asked integer not null,
  outcome text
);

create table answer_scores (
  id text primary key,
  community_id text not null,
  scores text not null,
  read_at bigint not null
);
create index answer_scores_of_community on answer_scores (community_id, read_at);
create index answer_scores_swept on answer_scores (read_at);

create table reply_readings (
  post_id text primary key references posts (id) on delete cascade,
  thread_id text not null,
  comment_id text,
  comments integer,
  read_comments integer,
  due_at bigint,
  site text not null default 'api'
);
create index reply_readings_due on reply_readings (due_at);

create table replies (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  post_id text not null references posts (id) on delete cascade,
  site text not null,
  comment_id text not null,
  author text not null,
  body text not null,
  permalink text not null,
  created_at bigint not null,
  read_at bigint not null,
  constraint replies_once unique (workspace_id, site, comment_id)
);
create index replies_of_post on replies (post_id);
create index replies_by_reading on replies (site, read_at);
create index replies_swept on replies (read_at);

create table waived_replies (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  site text not null,
  comment_id text not null,
  at bigint not null,
  constraint waived_replies_once unique (workspace_id, site, comment_id)
);

create table hash_keys (
  purpose text primary key,
  hash_key text not null
);

create table erased_redditors (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  name_hash text not null,
  covers_all integer not null,
  at bigint not null,
  constraint erased_redditors_once unique (workspace_id, name_hash)
);
create index erased_redditors_for_all on erased_redditors (covers_all);
`;
