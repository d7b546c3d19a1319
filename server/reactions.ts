import { noticeRulesChange } from './features/activity/notice-rules-change.ts';
import { countPosts } from './features/insights/figure-slots.ts';
import { recordSeen } from './features/insights/record-figures.ts';
import { noteComments } from './features/replies/note-comments.ts';
import { forgetModelChoice } from './features/drafts/model-choice.ts';
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
    await forgetModelChoice(ctx, tx);
  },
  userLeaving: revokeAllGrants,
  accountDisconnected: parkPosts,
  // Posts waiting to be posted by hand lose their composer link.
  accountModeChanged: (ctx, tx) => announceAllPosts(ctx, tx, ctx.actor.workspaceId),
  postSeen: async (ctx, tx, sight) => {
    await recordSeen(ctx, tx, sight);
    await noteComments(ctx, tx, sight);
  },
  postsTrashed: (_ctx, tx, ids) => countPosts(tx, ids, 0),
  postsRestored: (_ctx, tx, ids) => countPosts(tx, ids, 1),
  rulesChanged: noticeRulesChange,
};
