import type { Sandbox } from '../context.ts';
import type { Answer } from '../http/answer.ts';
import { type Call, callingMember, param } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { commentJson } from '../protocol/comment-json.ts';
import {
  formData,
  type FormError,
  formErrors,
  memberRequired,
  rateLimited,
  statusError,
} from '../protocol/envelopes.ts';
import { isArchived } from '../protocol/post-json.ts';
import { judgeReply } from '../world/judge-text.ts';
import { commentId, memberCommentNumber } from '../world/numbering.ts';
import type { Reply, Thread } from '../world/thread.ts';
import { moderate } from './moderation.ts';
import { postingWaitSeconds } from './posting-wait.ts';
import { hasOptedInToQuarantine, isInvited } from './resolve-community.ts';

export const MAX_COMMENT = 10_000;

export type Parent = {
  readonly name: string;
  readonly thread: Thread;
  readonly reply: Reply | null;
};

export function findParent({ siteContent }: Sandbox, name: string): Parent | null {
  const thing = name.trim().toLowerCase();
  if (thing.startsWith('t3_')) {
    const thread = siteContent.thread(thing.slice(3));
    return thread ? { name: thing, thread, reply: null } : null;
  }
  const reply = thing.startsWith('t1_') ? siteContent.reply(thing.slice(3)) : undefined;
  const thread = reply ? siteContent.thread(reply.threadId) : undefined;
  return !reply || !thread ? null : { name: thing, thread, reply };
}

export function parentErrors(
  { siteContent, clock }: Sandbox,
  { name, thread, reply }: Parent,
): readonly FormError[] {
  const own = siteContent.standing(name, reply ?? thread);
  const above = siteContent.standing(`t3_${thread.id}`, thread);
  if (reply && own.deleted) return [['DELETED_COMMENT', 'that comment has been deleted', 'parent']];
  if (above.deleted) return [['DELETED_LINK', 'the link you are commenting on has been deleted', 'parent']];
  if (own.locked || above.locked) return [['THREAD_LOCKED', 'Comments are locked.', 'parent']];
  if (isArchived(thread, clock.now()))
    return [['TOO_OLD', "that's a piece of history now; it's too late to reply to it", 'parent']];
  return [];
}

export function textErrors(text: string): readonly FormError[] {
  if (text === '') return [['NO_TEXT', 'we need something here', 'text']];
  if (Array.from(text).length > MAX_COMMENT)
    return [['TOO_LONG', `this is too long (max: ${MAX_COMMENT})`, 'text']];
  return [];
}

/** Stores a comment that has passed all checks. */
export function acceptComment(sandbox: Sandbox, member: string, parent: Parent, body: string): Reply {
  const { thread } = parent;
  const { community } = thread;
  const comment = sandbox.store.comments.add({
    threadId: thread.id,
    parent: parent.name,
    author: member,
    body,
    createdAt: sandbox.clock.now(),
    editedAt: null,
    quality: judgeReply(community, body),
    unseen: community.access === 'quarantined' && !hasOptedInToQuarantine(sandbox, member, community),
  });
  const id = commentId(memberCommentNumber(comment.sequence));
  moderate(sandbox, `t1_${id}`, { community, member, title: '', body, url: '' });
  const reply = sandbox.siteContent.reply(id);
  if (!reply) throw new Error(`comment ${id} is not there after it was written`);
  return reply;
}

function submitComment(sandbox: Sandbox, call: Call): Answer {
  const member = callingMember(call);
  if (!member) return memberRequired();
  const parent = findParent(sandbox, param(call, 'thing_id') ?? param(call, 'parent') ?? '');
  const access = parent?.thread.community.access;
  const isClosed = (to: Parent) =>
    access === 'banned' || (access === 'private' && !isInvited(sandbox, member, to.thread.community));
  if (!parent || isClosed(parent)) return statusError(403);
  const body = (param(call, 'text') ?? '').replace(/\r\n?/g, '\n').trim();
  const errors = [...textErrors(body), ...parentErrors(sandbox, parent)];
  if (errors.length > 0) return formErrors(...errors);
  const wait = postingWaitSeconds(sandbox, member, 'comment');
  if (wait > 0) return rateLimited(wait);
  const reply = acceptComment(sandbox, member, parent, body);
  const isSeen = access !== 'quarantined' || hasOptedInToQuarantine(sandbox, member, parent.thread.community);
  return formData({ things: isSeen ? [commentJson(sandbox, reply, parent.thread, member)] : [] });
}

export const commentRoutes: readonly Route[] = [
  {
    endpoint: 'comment',
    method: 'POST',
    path: '/api/comment',
    scope: 'submit',
    needsMember: true,
    run: submitComment,
  },
];
