import type { Sandbox } from '../context.ts';
import { authorId } from '../people.ts';
import type { Reply, Thread } from '../world/thread.ts';
import { communityType } from './community-json.ts';
import { markdownToHtml } from './markdown.ts';
import { isArchived, threadPermalink } from './post-json.ts';
import { COMMENT_DEFAULTS } from './thing-defaults.ts';
import { seconds, type Thing } from './thing.ts';

const HIDDEN_BELOW = -4;

type Extra = {
  readonly replies?: '' | Thing;
  readonly depth?: number;
};

/** A comment as the platform shows it within its thread. */
export function commentJson(
  sandbox: Sandbox,
  reply: Reply,
  thread: Thread,
  viewer: string | null,
  extra: Extra = {},
): Thing {
  const { siteContent, store, clock } = sandbox;
  const name = `t1_${reply.id}`;
  const standing = siteContent.standing(name, reply);
  const isAuthor = viewer === reply.author;
  const score = siteContent.replyScore(reply);
  const vote = viewer ? store.choices.of(viewer, 'vote', name) : 0;
  const isAnonymous = standing.deleted || standing.authorGone;
  const body = standing.deleted
    ? '[deleted]'
    : standing.removedBy !== null && !isAuthor
      ? '[removed]'
      : reply.body;
  return {
    kind: 't1',
    data: {
      ...COMMENT_DEFAULTS,
      archived: isArchived(thread, clock.now()),
      author: isAnonymous ? '[deleted]' : reply.author,
      ...(isAnonymous ? {} : { author_fullname: authorId(reply.author) }),
      body,
      body_html: markdownToHtml(body),
      collapsed: score < HIDDEN_BELOW,
      collapsed_reason: score < HIDDEN_BELOW ? 'comment score below threshold' : null,
      created: seconds(reply.createdAt),
      created_utc: seconds(reply.createdAt),
      ...(extra.depth === undefined ? {} : { depth: extra.depth }),
      distinguished: null,
      downs: 0,
      edited: reply.editedAt === null ? false : seconds(reply.editedAt),
      id: reply.id,
      is_submitter: !isAnonymous && reply.author === thread.author,
      likes: isAuthor || vote === 1 ? true : vote === -1 ? false : null,
      link_id: `t3_${thread.id}`,
      locked: standing.locked,
      name,
      parent_id: reply.parent,
      permalink: `${threadPermalink(thread)}${reply.id}/`,
      replies: extra.replies ?? '',
      rte_mode: 'markdown',
      saved: viewer !== null && store.choices.of(viewer, 'saved', name) === 1,
      score,
      score_hidden: false,
      send_replies: true,
      subreddit: thread.community.name,
      subreddit_id: `t5_${thread.community.id}`,
      subreddit_name_prefixed: `r/${thread.community.name}`,
      subreddit_type: communityType(thread.community),
      ups: score,
    },
  };
}

/** A comment outside its thread, as in a member's history, with the fields that identify the thread. */
export function commentWithThreadJson(
  sandbox: Sandbox,
  reply: Reply,
  thread: Thread,
  viewer: string | null,
): Thing {
  const { kind, data } = commentJson(sandbox, reply, thread, viewer);
  const permalink = `${sandbox.url()}${threadPermalink(thread)}`;
  return {
    kind,
    data: {
      ...data,
      link_author: thread.author,
      link_permalink: permalink,
      link_title: thread.title,
      link_url: thread.url ?? permalink,
      num_comments: sandbox.siteContent.replyCount(thread),
      over_18: thread.over18,
      quarantine: thread.community.access === 'quarantined',
    },
  };
}
