import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Call, callingMember, param } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { commentJson } from '../protocol/comment-json.ts';
import { type FormError, formData, formErrors, memberRequired } from '../protocol/envelopes.ts';
import { postJson } from '../protocol/post-json.ts';
import { parseCommentId, parseThreadId } from '../world/numbering.ts';
import { findParent, type Parent, textErrors } from './comment.ts';
import { MAX_SELFTEXT } from './submit-checks.ts';

const authorOf = ({ thread, reply }: Parent): string => (reply ?? thread).author;

function editErrors(sandbox: Sandbox, found: Parent, member: string, text: string): readonly FormError[] {
  if (authorOf(found) !== member) return [['NOT_AUTHOR', "you can't do that", 'thing_id']];
  const { deleted } = sandbox.siteContent.standing(found.name, found.reply ?? found.thread);
  const isLink = !found.reply && found.thread.url !== null;
  if (deleted || isLink) return [['placeholder', "This post can't be edited", 'text']];
  if (found.reply) return textErrors(text);
  return Array.from(text).length > MAX_SELFTEXT
    ? [['TOO_LONG', `this is too long (max: ${MAX_SELFTEXT})`, 'text']]
    : [];
}

function keepText({ store, clock }: Sandbox, { thread, reply }: Parent, text: string): void {
  const editedAt = clock.now();
  const ref = reply ? parseCommentId(reply.id) : parseThreadId(thread.id);
  if (ref?.by !== 'member') return;
  if (!reply) {
    const post = store.posts.get(ref.sequence);
    if (post) store.posts.replace({ ...post, body: text, editedAt });
  } else {
    const comment = store.comments.get(ref.sequence);
    if (comment) store.comments.replace({ ...comment, body: text, editedAt });
  }
}

function edit(sandbox: Sandbox, call: Call): Answer {
  const member = callingMember(call);
  if (!member) return memberRequired();
  const found = findParent(sandbox, param(call, 'thing_id') ?? '');
  if (!found) return formErrors(['NO_THING_ID', 'ID not specified', 'thing_id']);
  const text = (param(call, 'text') ?? '').replace(/\r\n?/g, '\n').trim();
  const errors = editErrors(sandbox, found, member, text);
  if (errors.length > 0) return formErrors(...errors);
  keepText(sandbox, found, text);
  const now = findParent(sandbox, found.name) ?? found;
  const thing = now.reply
    ? commentJson(sandbox, now.reply, now.thread, member)
    : postJson(sandbox, now.thread, member);
  return formData({ things: [thing] });
}

/** Idempotent. Always answers `{}`, even for unknown or foreign things. */
function remove(sandbox: Sandbox, call: Call): Answer {
  const found = findParent(sandbox, param(call, 'id') ?? '');
  if (found && authorOf(found) === callingMember(call)) {
    const { deletedAt } = sandbox.store.fates.of(found.name);
    sandbox.store.fates.change(found.name, { deletedAt: deletedAt ?? sandbox.clock.now() });
  }
  return json({});
}

export const editAndDeleteRoutes: readonly Route[] = [
  {
    endpoint: 'editusertext',
    method: 'POST',
    path: '/api/editusertext',
    scope: 'edit',
    needsMember: true,
    run: edit,
  },
  { endpoint: 'del', method: 'POST', path: '/api/del', scope: 'edit', needsMember: true, run: remove },
];
