import type { Sandbox } from '../context.ts';
import { type Answer } from '../http/answer.ts';
import { type Call, flag, callingMember } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { formData, formErrors, memberRequired } from '../protocol/envelopes.ts';
import { threadPermalink } from '../protocol/post-json.ts';
import { judgePost } from '../world/judge-text.ts';
import { memberThreadNumber, threadId } from '../world/numbering.ts';
import type { Thread } from '../world/thread.ts';
import { moderate } from './moderation.ts';
import { checkSubmission, type Submission } from './submit-checks.ts';

type Options = {
  readonly over18: boolean;
  readonly spoiler: boolean;
  readonly sendReplies: boolean;
};

/** Stores a submission that has passed all checks. */
export function acceptPost(
  sandbox: Sandbox,
  member: string,
  submission: Submission,
  options: Options,
): Thread {
  const { community, ...written } = submission;
  const post = sandbox.store.posts.add({
    ...written,
    ...options,
    community: community.name,
    author: member,
    createdAt: sandbox.clock.now(),
    editedAt: null,
    quality: judgePost(community, submission),
  });
  const id = threadId(memberThreadNumber(post.sequence));
  moderate(sandbox, `t3_${id}`, { ...submission, member });
  const thread = sandbox.siteContent.thread(id);
  if (!thread) throw new Error(`post ${id} is not there after it was written`);
  return thread;
}

function submit(sandbox: Sandbox, call: Call): Answer {
  const member = callingMember(call);
  if (!member) return memberRequired();
  const checked = checkSubmission(sandbox, call, member);
  if (!checked.ok) return checked.answer;
  const thread = acceptPost(sandbox, member, checked.submission, {
    over18: flag(call, 'nsfw'),
    spoiler: flag(call, 'spoiler'),
    sendReplies: flag(call, 'sendreplies', true),
  });
  const url = `${sandbox.url()}${threadPermalink(thread)}`;
  return formData({ url, drafts_count: 0, id: thread.id, name: `t3_${thread.id}` });
}

const refuse = (code: string, text: string) => (): Answer => formErrors([code, text, 'sr']);

export const submitRoutes: readonly Route[] = [
  {
    endpoint: 'submit',
    method: 'POST',
    path: '/api/submit',
    scope: 'submit',
    needsMember: true,
    run: submit,
  },
  {
    endpoint: 'submit-gallery',
    method: 'POST',
    path: '/api/submit_gallery_post',
    scope: 'submit',
    needsMember: true,
    run: refuse('GALLERIES_DISABLED', "This community doesn't allow galleries"),
  },
  {
    endpoint: 'submit-poll',
    method: 'POST',
    path: '/api/submit_poll_post',
    scope: 'submit',
    needsMember: true,
    run: refuse('POLLS_DISABLED', "This community doesn't allow polls"),
  },
];
