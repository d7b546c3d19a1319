import type { Sandbox } from '../context.ts';
import { permalinkOf } from '../protocol/post-json.ts';
import type { Thread } from '../world/thread.ts';
import { ago, pluralize } from './figures.ts';
import { type Markup, markup } from './markup.ts';

export function authorLink(name: string, gone: boolean): Markup {
  return gone ? markup`[deleted]` : markup`<a href="/user/${name}/">u/${name}</a>`;
}

export function byline({ siteContent, clock }: Sandbox, thread: Thread, withCommunity: boolean): Markup {
  const { deleted, authorGone } = siteContent.standing(`t3_${thread.id}`, thread);
  const community = markup`<a href="/r/${thread.community.name}/">r/${thread.community.name}</a> · `;
  return markup`<p class="quiet"><span class="votes">${pluralize(siteContent.score(thread), 'vote')}</span> · ${withCommunity && community}${authorLink(thread.author, deleted || authorGone)} · ${ago(thread.createdAt, clock.now())} · ${pluralize(siteContent.replyCount(thread), 'comment')} ${thread.flair && markup`<span class="tag">${thread.flair.text}</span>`} ${siteContent.isPinned(thread) && markup`<span class="tag">Pinned</span>`}</p>`;
}

export function postRow(sandbox: Sandbox, thread: Thread, withCommunity = false): Markup {
  return markup`<li><a class="title" href="${permalinkOf(thread)}">${thread.title}</a>${byline(sandbox, thread, withCommunity)}</li>`;
}
