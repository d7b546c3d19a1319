export const FIGURES = `
create table post_figures (
  id text primary key,
  post_id text not null references posts (id) on delete cascade,
  taken_at bigint not null,
  score integer not null,
  comments integer not null,
  upvote_ratio double precision,
  source text not null,
  upvotes_gained integer not null default 0,
  comments_gained integer not null default 0
);
create index post_figures_of_post on post_figures (post_id, taken_at);

create table post_totals (
  post_id text primary key references posts (id) on delete cascade,
  workspace_id text not null references workspaces (id) on delete cascade,
  site text not null,
  is_counted integer not null,
  upvotes integer,
  comments integer,
  clicks integer,
  source text,
  taken_at bigint,
  thread_at bigint
);
create index post_totals_of_workspace on post_totals (workspace_id, site, is_counted, taken_at);

create table figure_sums (
  workspace_id text not null references workspaces (id) on delete cascade,
  site text not null,
  posts integer not null,
  upvotes bigint not null,
  comments bigint not null,
  clicks bigint not null,
  liked bigint not null default 0,
  constraint large_sums_key primary key (workspace_id, site)
);

create table figure_slots (
  workspace_id text not null references workspaces (id) on delete cascade,
  site text not null,
  at bigint not null,
  upvotes bigint not null,
  comments bigint not null,
  clicks bigint not null default 0,
  liked bigint not null default 0,
  constraint large_slots_key primary key (workspace_id, site, at)
);

create table figure_hours (
  workspace_id text not null references workspaces (id) on delete cascade,
  site text not null,
  at bigint not null,
  upvotes bigint not null,
  liked bigint not null default 0,
  comments bigint not null,
  clicks bigint not null default 0,
  constraint figure_hours_key primary key (workspace_id, site, at)
);

create table click_sites (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  host text not null,
  site_key text not null unique,
  created_at bigint not null,
  first_seen_at bigint,
  last_seen_at bigint,
  removed_at bigint,
  server_key_hash text
);
create unique index click_sites_of_workspace on click_sites (workspace_id, host) where removed_at is null;
create unique index click_sites_by_server_key on click_sites (server_key_hash);

create table clicks (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  host text not null,
  path text not null,
  post_id text references posts (id) on delete cascade,
  at bigint not null,
  is_imported integer not null default 0
);
create index clicks_of_workspace on clicks (workspace_id, at);
create index clicks_of_post on clicks (post_id, at);
create index clicks_imported on clicks (workspace_id, at) where is_imported = 1;

create table click_salts (
  day integer primary key,
  salt text not null
);

create table click_visits (
  hash text primary key,
  day integer not null
);
create index click_visits_by_day on click_visits (day);
`;
