import { acceptComment, findParent, parentErrors, textErrors } from '../api/comment.ts';
import { postingWaitSeconds } from '../api/posting-wait.ts';
import type { Sandbox } from '../context.ts';
import { type Answer, redirect } from '../http/answer.ts';
import { type Call, param } from '../http/call.ts';
import { isFromThisSite } from '../http/same-site.ts';
import { isMember } from '../people.ts';
import { badRequestPage } from '../protocol/edge-pages.ts';
import { threadPermalink } from '../protocol/post-json.ts';
import type { Thread } from '../world/thread.ts';
import { type Markup, markup } from './markup.ts';
import { memberChoice } from './member-choice.ts';

export function replyForm(thread: Thread, parent: string): Markup {
  return markup`<form method="post" action="${threadPermalink(thread)}" class="card">
<input type="hidden" name="thing_id" value="${parent}">
${memberChoice()}
<label for="text">Your comment</label>
<textarea id="text" name="text" rows="5" required></textarea>
<div class="actions"><button class="main" type="submit">Comment</button></div>
</form>`;
}

export function postReply(sandbox: Sandbox, call: Call): Answer {
  if (!isFromThisSite(call.headers)) return badRequestPage('This form must be sent from its own page.');
  const member = param(call, 'username') ?? '';
  const parent = findParent(sandbox, param(call, 'thing_id') ?? '');
  if (!isMember(member) || !parent)
    return badRequestPage('Choose a member and a post or comment to reply to.');
  const body = (param(call, 'text') ?? '').replace(/\r\n?/g, '\n').trim();
  const [error] = [...textErrors(body), ...parentErrors(sandbox, parent)];
  if (error) return badRequestPage(error[1]);
  if (postingWaitSeconds(sandbox, member, 'comment') > 0)
    return badRequestPage('You are doing that too often. Wait a minute.');
  const reply = acceptComment(sandbox, member, parent, body);
  return redirect(`${threadPermalink(parent.thread)}${reply.id}/`, 303);
}
