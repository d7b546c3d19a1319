import type { Sandbox } from '../context.ts';
import { authorId } from '../people.ts';
import type { Flair } from '../world/community.ts';
import { upvoteRatio } from '../world/growth.ts';
import type { Thread } from '../world/thread.ts';
import { communityType } from './community-json.ts';
import { markedHtml } from './markdown.ts';
import { POST_DEFAULTS } from './thing-defaults.ts';
import { seconds, type Thing, titleSlug } from './thing.ts';

const ARCHIVED_AFTER_MS = 180 * 86_400_000;

export function isArchived(thread: Thread, now: number): boolean {
  return now - thread.createdAt > ARCHIVED_AFTER_MS;
}

/** The rendered parts of a thread, cached by thread object. An edit creates a new object. */
type Rendered = {
  readonly permalink: string;
  readonly html: string | null;
};

const rendered = new WeakMap<Thread, Rendered>();

function renderedOf(thread: Thread): Rendered {
  const found = rendered.get(thread);
  if (found) return found;
  const permalink = `/r/${thread.community.name}/comments/${thread.id}/${titleSlug(thread.title)}/`;
  const fresh = { permalink, html: thread.body === '' ? null : markedHtml(thread.body) };
  rendered.set(thread, fresh);
  return fresh;
}

export function threadPermalink(thread: Thread): string {
  return renderedOf(thread).permalink;
}

function domainOf(thread: Thread): string {
  if (thread.url === null) return `self.${thread.community.name}`;
  return URL.parse(thread.url)?.hostname.replace(/^www\./, '') ?? '';
}

function flairJson(flair: Flair | null): Record<string, unknown> {
  return {
    link_flair_background_color: '',
    link_flair_richtext: [],
    link_flair_text: flair?.text ?? null,
    link_flair_type: 'text',
    ...(flair && flair.id !== '' ? { link_flair_template_id: flair.id } : {}),
  };
}

function textFor(thread: Thread, taken: 'no' | 'deleted' | 'removed'): string {
  if (taken === 'no') return thread.body;
  return thread.url === null ? `[${taken}]` : '';
}

/** A post as the platform shows it to this viewer; null for an app without a member. */
export function postJson(
  { siteContent, store, clock, url }: Sandbox,
  thread: Thread,
  viewer: string | null,
): Thing {
  const name = `t3_${thread.id}`;
  const score = siteContent.score(thread);
  const standing = siteContent.standing(name, thread);
  const isAuthor = viewer === thread.author;
  const taken = standing.deleted ? 'deleted' : standing.removedBy !== null && !isAuthor ? 'removed' : 'no';
  const isAnonymous = standing.deleted || standing.authorGone;
  const text = textFor(thread, taken);
  const vote = viewer ? store.choices.of(viewer, 'vote', name) : 0;
  const has = (kind: 'saved' | 'hidden' | 'no-inbox'): boolean =>
    viewer !== null && store.choices.of(viewer, kind, name) === 1;
  const permalink = threadPermalink(thread);
  return {
    kind: 't3',
    data: {
      ...POST_DEFAULTS,
      ...flairJson(thread.flair),
      archived: isArchived(thread, clock.now()),
      author: isAnonymous ? '[deleted]' : thread.author,
      ...(isAnonymous ? {} : { author_fullname: authorId(thread.author) }),
      created: seconds(thread.createdAt),
      created_utc: seconds(thread.createdAt),
      distinguished: thread.pinned ? 'moderator' : null,
      domain: domainOf(thread),
      downs: 0,
      edited: thread.editedAt === null || thread.editedAt > clock.now() ? false : seconds(thread.editedAt),
      hidden: has('hidden'),
      id: thread.id,
      is_crosspostable: taken === 'no',
      is_self: thread.url === null,
      likes: isAuthor || vote === 1 ? true : vote === -1 ? false : null,
      locked: standing.locked,
      name,
      num_comments: siteContent.replyCount(thread),
      over_18: thread.over18,
      permalink,
      quarantine: thread.community.access === 'quarantined',
      removed_by_category: standing.deleted ? 'deleted' : standing.removedBy,
      rte_mode: 'markdown',
      saved: has('saved'),
      score,
      selftext: text,
      selftext_html: taken === 'no' ? renderedOf(thread).html : text === '' ? null : markedHtml(text),
      send_replies: thread.sendReplies && !has('no-inbox'),
      spoiler: thread.spoiler,
      stickied: siteContent.isPinned(thread),
      subreddit: thread.community.name,
      subreddit_id: `t5_${thread.community.id}`,
      subreddit_name_prefixed: `r/${thread.community.name}`,
      subreddit_subscribers: thread.community.members,
      subreddit_type: communityType(thread.community),
      thumbnail: thread.url === null ? 'self' : 'default',
      title: thread.title,
      ups: score,
      upvote_ratio: upvoteRatio(thread.growth),
      url: thread.url ?? `${url()}${permalink}`,
      ...(thread.url === null ? {} : { url_overridden_by_dest: thread.url, post_hint: 'link' }),
    },
  };
}
