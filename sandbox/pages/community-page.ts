import { isListedYet } from '../api/listings.ts';
import { sortThreads } from '../api/sort-threads.ts';
import type { Sandbox } from '../context.ts';
import type { Answer } from '../http/answer.ts';
import type { Community } from '../world/community.ts';
import { pluralize } from './figures.ts';
import { page } from './layout.ts';
import { markup } from './markup.ts';
import { postRow } from './post-row.ts';

const SHOWN = 40;

const NOTICES = {
  public: null,
  restricted: 'Only approved members may post here.',
  private: 'This community is private.',
  banned: 'This community was closed.',
  quarantined: 'This community is quarantined.',
} as const;

/** Any `sort` but `new` means `hot`. */
export function communityPage(sandbox: Sandbox, community: Community, sort: string): Answer {
  const notice = NOTICES[community.access];
  const isClosed = community.access === 'private' || community.access === 'banned';
  const threads = isClosed
    ? []
    : sandbox.siteContent.listedThreads([community]).filter((thread) => isListedYet(sandbox, thread));
  const { siteContent, clock } = sandbox;
  const all = sortThreads(siteContent, threads, sort === 'new' ? 'new' : 'hot', {
    span: null,
    now: clock.now(),
  });
  const first = [
    ...all.filter(siteContent.isPinned),
    ...all.filter((thread) => !siteContent.isPinned(thread)),
  ];
  const path = `/r/${community.name}`;
  return page(
    `r/${community.name}`,
    markup`<h1>r/${community.name}</h1>
<p class="quiet">${community.title} · ${pluralize(community.members, 'member')}</p>
<p>${community.description}</p>
${notice && markup`<p class="problem">${notice}</p>`}
${
  !isClosed &&
  markup`<p><a href="${path}/submit">Write a post</a> · <a href="${path}/">Hot</a> · <a href="${path}/new/">New</a></p>
<ul class="rows">${first.slice(0, SHOWN).map((thread) => postRow(sandbox, thread))}</ul>`
}
${
  community.rules.length > 0 &&
  markup`<section class="card"><h2>Rules</h2><ol>${community.rules.map(
    (rule) => markup`<li><strong>${rule.name}.</strong> ${rule.text}</li>`,
  )}</ol></section>`
}`,
    isClosed ? 403 : 200,
  );
}
