import { announcePosts } from './features/posts/announce-posts.ts';
import type { Reactions } from './context.ts';
import { parkPosts } from './features/publishing/park-posts.ts';

/** What happens to the work of higher capabilities when something below them ends or changes. */
export const REACTIONS: Reactions = {
  accountDisconnected: parkPosts,
  // Posts that waited to be sent by hand lose their composer link.
  accountModeChanged: (ctx, tx) => announcePosts(ctx, tx, ctx.actor.workspaceId),
};
