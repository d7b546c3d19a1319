import * as ownWords from '#contract/beginning.ts';
import * as interviews from '#contract/interview.ts';
import * as posts from '#contract/posts.ts';
import * as preflights from '#contract/preflight.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { changePosts } from './change-posts.ts';
import { createPost } from './create-post.ts';

import { listInterviews } from './interviews.ts';
import { listPostsRoute } from './list-posts.ts';
import { preflightPosts } from './preflight-posts.ts';
import { readBeginning } from './post-beginning.ts';
import { findEarlierAttempt } from './read-post.ts';
import { readPostChanges } from './read-post-changes.ts';
import { readPostHistory } from './read-post-history.ts';
import { trashPost } from './trash-post.ts';
import { updatePost } from './update-post.ts';

export function postRoutes(app: App): void {
  listPostsRoute(app);
  handle(app, posts.changePosts, changePosts);
  handle(app, posts.createPost, createPost);
  handle(app, preflights.preflightPosts, preflightPosts);
  handle(app, posts.findEarlierAttempt, findEarlierAttempt);
  handle(app, posts.readPostChanges, readPostChanges);
  handle(app, posts.updatePost, updatePost);
  handle(app, posts.deletePost, trashPost);
  handle(app, posts.readPostHistory, readPostHistory);
  handle(app, ownWords.readBeginning, readBeginning);
  handle(app, interviews.listInterviews, listInterviews);
}
