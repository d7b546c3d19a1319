import * as posts from '#contract/posts.ts';
import * as activity from '#contract/activity.ts';
import * as ownWords from '#contract/own-words.ts';
import { importPosts as importEndpoint } from '#contract/posts-import.ts';
import * as publishing from '#contract/publishing.ts';
import * as trash from '#contract/trash.ts';
import type { App } from '#server/app.ts';
import { authorize } from '#server/authorize.ts';
import { handle } from '#server/http/handle.ts';
import { countActivity, listActivity, seeActivity } from './activity.ts';
import { readCaution, saveCaution } from './caution.ts';
import { changePosts } from './change-posts.ts';
import { createPost } from './create-post.ts';
import { emptyTrash } from './empty-trash.ts';
import { confirmPost, retryPost } from './end-posts.ts';
import { importPosts } from './import-posts.ts';
import { listPostsRoute } from './list-posts.ts';
import { readBeginning } from './post-beginning.ts';
import { listTrash } from './list-trash.ts';
import { findPost } from './post-rows.ts';
import { readSlots } from './read-slots.ts';
import { deletePost, restorePost } from './trash-post.ts';
import { updatePost } from './update-post.ts';

export function postRoutes(app: App): void {
  listPostsRoute(app);
  handle(app, posts.readSlots, readSlots);
  handle(app, posts.changePosts, changePosts);
  handle(app, publishing.readCaution, readCaution);
  handle(app, publishing.saveCaution, saveCaution);
  handle(app, trash.listTrash, listTrash);
  handle(app, trash.emptyTrash, emptyTrash);
  handle(app, posts.createPost, createPost);
  handle(app, importEndpoint, importPosts);
  handle(app, posts.updatePost, updatePost);
  handle(app, posts.deletePost, deletePost);
  handle(app, posts.restorePost, restorePost);
  handle(app, posts.retryPost, retryPost);
  handle(app, posts.confirmPost, confirmPost);
  handle(app, activity.listActivity, listActivity);
  handle(app, activity.countActivity, countActivity);
  handle(app, activity.seeActivity, seeActivity);
  handle(app, ownWords.readBeginning, readBeginning);
  handle(app, posts.readPostHistory, async ({ db, actor }, { id }) => {
    authorize(actor, await findPost(db, id));
    const rows = await db
      .selectFrom('post_events')
      .selectAll()
      .where('post_id', '=', id)
      .orderBy('no')
      .execute();
    return rows.map(({ at, event, detail }) => ({ at: new Date(at).toISOString(), event, detail }));
  });
}
