import type { Answer } from '../http/answer.ts';
import { type Call, param } from '../http/call.ts';
import { findCommunity } from '../world/communities.ts';
import { notFoundPage, page } from './layout.ts';
import { markup } from './markup.ts';

/** The form for a message to moderators. The sandbox delivers none. */
export function messagePage(call: Call): Answer {
  const community = findCommunity((param(call, 'to') ?? '').replace(/^r\//, ''));
  if (!community) return notFoundPage();
  return page(
    `To the moderators of r/${community.name}`,
    markup`<h1>To the moderators of r/${community.name}</h1>
<p class="quiet">On the real site you would send this from here. In the sandbox nobody reads it.</p>
<div class="card">
<p><strong>${param(call, 'subject') ?? ''}</strong></p>
${(param(call, 'message') ?? '').split('\n\n').map((lines) => markup`<p>${lines}</p>`)}
</div>`,
  );
}
