import { buildForest } from '../api/comment-tree.ts';
import type { Sandbox } from '../context.ts';
import type { Answer } from '../http/answer.ts';
import { markdownToHtml } from '../protocol/markdown.ts';
import { threadPermalink } from '../protocol/post-json.ts';
import type { Reply, Thread } from '../world/thread.ts';
import { page } from './layout.ts';
import { Markup, markup } from './markup.ts';

export const VIEWS = ['present', 'older'] as const;
type View = (typeof VIEWS)[number];
export const asView = (words: string | null): View | null => VIEWS.find((view) => view === words) ?? null;

type Told = { sandbox: Sandbox; thread: Thread; replies: readonly Reply[] };
const isoOf = (at: number) => new Date(at).toISOString();

/** A thread with the element names of the platform's current or older page, for programs that read these. */
export function threadView(sandbox: Sandbox, thread: Thread, view: View): Answer {
  const replies = buildForest(sandbox, thread, null, 'confidence').under(`t3_${thread.id}`);
  const parts = { sandbox, thread, replies };
  return page(thread.title, view === 'present' ? presentView(parts) : olderView(parts));
}

const textOf = (body: string) => new Markup(markdownToHtml(body));

const presentView = ({ sandbox: { siteContent }, thread, replies }: Told) =>
  markup`<shreddit-post permalink="${threadPermalink(thread)}" subreddit-prefixed-name="r/${thread.community.name}"
  post-title="${thread.title}" author="${thread.author}" score="${siteContent.score(thread)}"
  comment-count="${siteContent.replyCount(thread)}" created-timestamp="${isoOf(thread.createdAt)}">
<h1 slot="title">${thread.title}</h1><div slot="text-body">${textOf(thread.body)}</div></shreddit-post>
${replies.map(
  (reply) => markup`<shreddit-comment author="${reply.author}" score="${siteContent.replyScore(reply)}"
  depth="0"><div slot="comment">${textOf(reply.body)}</div></shreddit-comment>`,
)}`;

const olderView = ({ sandbox: { siteContent }, thread, replies }: Told) =>
  markup`<div id="siteTable"><div class="thing link" data-subreddit="${thread.community.name}"
  data-author="${thread.author}" data-score="${siteContent.score(thread)}" data-comments-count="${siteContent.replyCount(thread)}"
  data-timestamp="${thread.createdAt}" data-permalink="${threadPermalink(thread)}">
<p class="title"><a class="title" href="${threadPermalink(thread)}">${thread.title}</a></p>
<div class="usertext-body">${textOf(thread.body)}</div></div></div>
<div class="commentarea">${replies.map(
    (reply) => markup`<div class="thing comment" data-author="${reply.author}">
<span class="score unvoted">${siteContent.replyScore(reply)} points</span>
<div class="usertext-body">${textOf(reply.body)}</div></div>`,
  )}</div>`;
