import type { Sandbox } from '../context.ts';
import { threadPermalink } from '../protocol/post-json.ts';
import type { Thread } from '../world/thread.ts';
import { formatAge, pluralize } from './figures.ts';
import { type Markup, markup } from './markup.ts';

export function authorLink(name: string, gone: boolean): Markup {
  return gone ? markup`[deleted]` : markup`<a href="/user/${name}/">u/${name}</a>`;
}

export function byline({ siteContent, clock }: Sandbox, thread: Thread, withCommunity: boolean): Markup {
  const { deleted, authorGone } = siteContent.standing(`t3_${thread.id}`, thread);
  const community = markup`<a href="/r/${thread.community.name}/">r/${thread.community.name}</a> · `;
  const votes = markup`<span class="votes">${pluralize(siteContent.score(thread), 'vote')}</span>`;
  const by = authorLink(thread.author, deleted || authorGone);
  const replies = pluralize(siteContent.replyCount(thread), 'comment');
  const flair = thread.flair && markup`<span class="tag">${thread.flair.text}</span>`;
  const pinned = siteContent.isPinned(thread) && markup`<span class="tag">Pinned</span>`;
  const age = formatAge(thread.createdAt, clock.now());
  return markup`<p class="quiet">${votes} · ${withCommunity && community}${by} · ${age} · ${replies} ${flair} ${pinned}</p>`;
}

export function postRow(sandbox: Sandbox, thread: Thread, withCommunity = false): Markup {
  const title = markup`<a class="title" href="${threadPermalink(thread)}">${thread.title}</a>`;
  return markup`<li>${title}${byline(sandbox, thread, withCommunity)}</li>`;
}
