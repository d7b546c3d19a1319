import { notifyRulesChange } from './features/activity/notify-rules-change.ts';
import { setCounted } from './features/insights/figure-slots.ts';
import { recordSeen } from './features/insights/record-figures.ts';
import { markUnreadComments } from './features/replies/mark-unread-comments.ts';
import { deleteModelChoice } from './features/drafts/model-choice.ts';
import { removeAllAccounts } from './features/accounts/disconnect-account.ts';
import { revokeAllGrants } from './features/accounts/revoke-grants.ts';
import { announceAllPosts } from './features/posts/announce-posts.ts';
import { withdrawPosts } from './features/posts/withdraw-posts.ts';
import type { Reactions } from './context.ts';
import { parkPosts } from './features/publishing/park-posts.ts';

/** Reactions of higher capabilities to changes in lower ones. */
export const REACTIONS: Reactions = {
  ownerFound: async (ctx, tx) => {
    await withdrawPosts(ctx, tx, 'You signed in through your provider for the first time.');
    await removeAllAccounts(ctx, tx);
    await deleteModelChoice(ctx, tx);
  },
  userLeaving: revokeAllGrants,
  accountDisconnected: parkPosts,
  // Posts waiting to be posted by hand lose their composer link.
  accountModeChanged: (ctx, tx) => announceAllPosts(ctx, tx, ctx.actor.workspaceId),
  postSeen: async (ctx, tx, sight) => {
    await recordSeen(ctx, tx, sight);
    await markUnreadComments(ctx, tx, sight);
  },
  postsTrashed: (_ctx, tx, ids) => setCounted(tx, ids, 0),
  postsRestored: (_ctx, tx, ids) => setCounted(tx, ids, 1),
  rulesChanged: notifyRulesChange,
};
