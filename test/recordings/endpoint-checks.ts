import assert from 'node:assert/strict';
import {
  readEdited,
  readFlairs,
  readGrant,
  readMember,
  readNewComment,
  readPostRequirements,
  readRules,
  readSubmitted,
} from '#server/adapters/platform/read-facts.ts';
import { readPage } from '#server/adapters/platform/read-things.ts';
import { readMoreComments, readThread } from '#server/adapters/platform/read-thread.ts';

/** Recorded JSON may have any shape; these checks read it through this loose type. */
type Json = { [key: string]: Json };
type Check = (value: unknown) => void;

const recorded = (value: unknown) => value as Json;
const list = (value: unknown) => (value ?? []) as Json[];
const text = (value: unknown) => value as string;
const number = (value: unknown) => value as number;
const present = <T>(value: T | undefined): T => {
  assert.notEqual(value, undefined, 'the answer is read into its full type');
  return value as T;
};

/** Checks that all things of these kinds are read, none is skipped, and each figure matches the recording. */
const page = (...kinds: ('t1' | 't3' | 't5')[]): Check => {
  return (value) => {
    const read = present(readPage(kinds, value));
    const { after } = recorded(value)['data']!;
    const children = list(recorded(value)['data']!['children']);
    const wanted = children.filter((child) => kinds.some((kind) => kind === text(child['kind'])));
    assert.equal(read.items.length, wanted.length);
    assert.equal(read.skipped, children.length - wanted.length);
    assert.equal(read.after, after ?? null);
    read.items.forEach((item, index) => checkThing(item, wanted[index]!['data']!));
  };
};

function checkThing(item: object, source: Json): void {
  if ('members' in item) {
    assert.partialDeepStrictEqual(item, {
      name: source['display_name'],
      members: source['subscribers'] ?? 0,
    });
    return;
  }
  const author = text(source['author']);
  assert.partialDeepStrictEqual(item, {
    id: source['name'],
    ...(source['subreddit'] && { community: source['subreddit'] }),
    author: author === '[deleted]' ? null : author,
    createdAt: number(source['created_utc']) * 1000,
    score: source['score'],
    body: source['body'] ?? source['selftext'],
  });
  if ('title' in item) {
    assert.partialDeepStrictEqual(item, {
      title: source['title'],
      comments: source['num_comments'],
      permalink: source['permalink'],
      nsfw: source['over_18'],
    });
  } else
    assert.partialDeepStrictEqual(item, { parentId: source['parent_id'], submissionId: source['link_id'] });
}

/** Counts things of a kind at any depth, to check the reader's tree. */
function countKind(value: unknown, kind: string): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'kind' in value && value.kind === kind ? 1 : 0;
  return own + Object.values(value).reduce((sum: number, inner) => sum + countKind(inner, kind), 0);
}

const thread: Check = (value) => {
  const read = present(readThread(value));
  checkThing(read.submission, list(list(value)[0]!['data']!['children'])[0]!['data']!);
  assert.equal(read.comments.length, countKind(list(value)[1], 't1'));
  assert.equal(read.more.length, countKind(list(value)[1], 'more'));
  assertParentsFirst(read.comments, read.submission.id);
};

function assertParentsFirst(comments: { id: string; parentId: string }[], submissionId: string): void {
  const seen = new Set([submissionId, comments[0]?.parentId]);
  for (const { id, parentId } of comments) {
    assert.ok(seen.has(parentId), `${id} comes after what it answers`);
    seen.add(id);
  }
}

const moreComments: Check = (value) => {
  const read = present(readMoreComments(value));
  assert.equal(read.comments.length, countKind(value, 't1'));
  assert.equal(read.more.length, countKind(value, 'more'));
};

const submit: Check = (value) => {
  const read = present(readSubmitted(value));
  const data = recorded(value)['json']!['data']!;
  if (data['websocket_url']) assert.equal(read.id, null);
  else assert.match(String(read.id), /^t3_.+/);
  if (data['url']) assert.match(String(read.permalink), /^\/r\/.*comments\//);
};

const comment: Check = (value) => {
  const form = recorded(value)['json'];
  const read = present(readNewComment(value));
  // Rich text is answered with the bare comment.
  if (!form) return checkThing(read!, recorded(value));
  const [thing] = list(form['data']?.['things']);
  if (thing && text(thing['kind']) === 't1') checkThing(read!, thing['data']!);
  else assert.equal(read, null);
};

const grant: Check = (value) => {
  const read = present(readGrant(value));
  const source = recorded(value);
  assert.equal(read.expiresInMs, number(source['expires_in']) * 1000);
  assert.equal(read.refreshToken, source['refresh_token'] ?? null);
  assert.deepEqual(read.scopes, text(source['scope']).split(' '));
};

const member: Check = (value) => {
  const read = present(readMember(value));
  const source = recorded(value)['data'] ?? recorded(value);
  assert.partialDeepStrictEqual(read, {
    name: source['name'],
    createdAt: number(source['created_utc']) * 1000,
  });
};

const edit: Check = (value) => {
  const read = present(readEdited(value));
  const source = list(recorded(value)['json']?.['data']?.['things'])[0]?.['data'] ?? recorded(value);
  assert.equal(read.id, source['name']);
};

/** Per folder of recordings: checks how the port reads a good answer, field by field. */
export const ENDPOINT_CHECKS: Record<string, Check> = {
  oauth_access_token: grant,
  me: member,
  user_about: member,
  submit,
  submit_gallery: submit,
  submit_poll: submit,
  comment,
  editusertext: edit,
  comments_tree: thread,
  morechildren: moreComments,
  listing: page('t3'),
  subreddit_search_posts: page('t3'),
  user_submitted: page('t3'),
  user_listing: page('t3', 't1'),
  info: page('t1', 't3', 't5'),
  subreddit_comments: page('t1'),
  subreddits_search: page('t5'),
  subreddits_listing: page('t5'),
  subreddits_mine: page('t5'),
  subreddit_autocomplete_v2: page('t5'),
  subreddit_about: (value) => {
    const read = present(readPage(['t5'], { kind: 'Listing', data: { children: [value] } }));
    checkThing(read.items[0]!, recorded(value)['data']!);
  },
  subreddit_rules: (value) => {
    const read = present(readRules(value));
    const source = list(recorded(value)['rules']).map((rule) => rule['short_name']);
    assert.deepEqual(new Set(read.map(({ name }) => name)), new Set(source));
    assert.equal(read.length, source.length);
  },
  post_requirements: (value) => {
    const read = present(readPostRequirements(value));
    assert.equal(read.flairRequired, recorded(value)['is_flair_required']);
    assert.deepEqual(read.domainBlacklist, recorded(value)['domain_blacklist']);
    assert.deepEqual(read.body.blacklisted, recorded(value)['body_blacklisted_strings']);
  },
  link_flair_v2: (value) => {
    const read = present(readFlairs(value));
    const source = list(value).map((flair) => ({ id: flair['id'], text: flair['text'] }));
    assert.deepEqual(
      read.map(({ id, text }) => ({ id, text })),
      source,
    );
  },
};
