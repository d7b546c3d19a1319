export const COMMUNITIES = `
create table communities (
  id text primary key,
  origin text not null,
  name text not null,
  name_key text not null,
  name_start text not null,
  title text not null,
  description text not null,
  members bigint not null,
  size text not null,
  nsfw integer not null,
  access text not null,
  takes text not null,
  flair_enabled integer not null,
  founded_at bigint not null,
  read_at bigint not null,
  observed_at bigint,
  daily_posts double precision,
  activity double precision,
  habits text
);
create index communities_by_members on communities (origin, members desc);
create index communities_by_name on communities (origin, name_start, members desc, name_key);
create index communities_by_activity on communities (origin, size, activity) where activity is not null;
create index communities_by_reading on communities (read_at);

create table community_words (
  community_id text not null references communities (id) on delete cascade,
  stem text not null,
  word text not null,
  place integer not null,
  origin text not null,
  members bigint not null,
  constraint community_words_key primary key (community_id, stem)
);
create index communities_by_word on community_words (origin, stem, place, members desc, community_id);

create table community_medians (
  key text primary key,
  activity double precision not null,
  communities integer not null
);

create table platform_questions (
  key text primary key,
  asked_at bigint not null,
  found text not null
);
create index platform_questions_swept on platform_questions (asked_at);

create table targets (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  name text not null,
  name_key text not null,
  note text not null,
  position integer not null,
  created_at bigint not null,
  constraint targets_once unique (workspace_id, name_key)
);

create table rules_versions (
  id text primary key,
  community_id text not null,
  no integer not null,
  digest text not null,
  record text not null,
  read_at bigint not null,
  is_open integer not null default 0,
  checked_at bigint not null,
  constraint rules_versions_in_order unique (community_id, no)
);
create index rules_versions_by_check on rules_versions (checked_at);

create table rules_texts (
  version_id text primary key references rules_versions (id) on delete cascade,
  rules text not null,
  requirements text,
  checked_at bigint not null
);
create index rules_texts_by_check on rules_texts (checked_at);

create table rules_readers (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  community_id text not null,
  read_at bigint not null
);
create index rules_readers_of_community on rules_readers (community_id, workspace_id);
create index rules_readers_of_workspace on rules_readers (workspace_id);
create index rules_readers_read_at on rules_readers (read_at);

create table pasted_rules (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  community_id text not null,
  created_at bigint not null,
  text text not null,
  url text not null,
  digest text not null,
  copied_at bigint not null
);
create index pasted_rules_of_community on pasted_rules (workspace_id, community_id);

create table rules_corrections (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  community_id text not null,
  created_at bigint not null,
  user_id text not null,
  field text not null,
  value text not null,
  reason text not null,
  removed_at bigint
);
create index rules_corrections_of_community on rules_corrections (workspace_id, community_id);
create unique index rules_corrections_once on rules_corrections (workspace_id, community_id, field) where removed_at is null;

create table moderator_answers (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  community_id text not null,
  created_at bigint not null,
  answer text not null,
  note text not null,
  at bigint not null
);
create index moderator_answers_of_community on moderator_answers (workspace_id, community_id);

create table rules_notices (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  community_id text not null,
  name text not null,
  no integer not null,
  detail text not null,
  at bigint not null,
  constraint rules_notices_once unique (workspace_id, community_id, no)
);
create index rules_notices_in_order on rules_notices (workspace_id, at);
create index rules_notices_swept on rules_notices (at);
`;
