import { noticeRulesChange } from './features/activity/notice-rules-change.ts';
import { announceAllPosts } from './features/posts/announce-posts.ts';
import type { Reactions } from './context.ts';
import { parkPosts } from './features/publishing/park-posts.ts';

/** What happens in higher capabilities when something below them ends or changes. */
export const REACTIONS: Reactions = {
  accountDisconnected: parkPosts,
  // Posts waiting to be posted by hand lose their composer link.
  accountModeChanged: (ctx, tx) => announceAllPosts(ctx, tx, ctx.actor.workspaceId),
  rulesChanged: noticeRulesChange,
};
