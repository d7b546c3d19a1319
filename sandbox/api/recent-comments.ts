import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Call, callingMember } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { commentWithThreadJson } from '../protocol/comment-json.ts';
import type { Community } from '../world/community.ts';
import type { Reply, Thread } from '../world/thread.ts';
import { paginate } from './paginate.ts';
import { resolveCommunities } from './resolve-community.ts';

const DAY_MS = 86_400_000;
/** Generated members reply within this time. */
const TALKED_DAYS = 4;

type Comment = { readonly reply: Reply; readonly thread: Thread };

/** The newest comments of communities, including members' comments on older threads. */
function newestComments(
  { siteContent, store, clock }: Sandbox,
  communities: readonly Community[],
): Comment[] {
  const now = clock.now();
  const isTalkedIn = (thread: Thread): boolean =>
    thread.createdAt >= now - TALKED_DAYS * DAY_MS || store.comments.under(thread.id).length > 0;
  const isShown = (reply: Reply): boolean => {
    const { deleted, removedBy } = siteContent.standing(`t1_${reply.id}`, reply);
    return reply.createdAt <= now && !deleted && removedBy === null;
  };
  return siteContent
    .listedThreads(communities)
    .filter(isTalkedIn)
    .flatMap((thread) =>
      siteContent
        .replies(thread)
        .filter(isShown)
        .map((reply) => ({ reply, thread })),
    )
    .toSorted(
      (one, other) => other.reply.createdAt - one.reply.createdAt || (one.reply.id < other.reply.id ? 1 : -1),
    );
}

function listComments(sandbox: Sandbox, call: Call): Answer {
  const resolved = resolveCommunities(sandbox, call, call.params['sr'] ?? null);
  if (!resolved.ok) return resolved.answer;
  return json(
    paginate(call, {
      items: newestComments(sandbox, resolved.communities),
      nameOf: ({ reply }) => `t1_${reply.id}`,
      show: ({ reply, thread }) => commentWithThreadJson(sandbox, reply, thread, callingMember(call)),
    }),
  );
}

export const recentCommentRoutes: readonly Route[] = ['/comments', '/r/:sr/comments'].map((path) => ({
  endpoint: 'recent_comments',
  method: 'GET',
  path,
  scope: 'read',
  run: listComments,
}));
