import * as trash from '#contract/trash.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { emptyTrash } from './empty-trash.ts';
import { listTrash } from './list-trash.ts';
import { removePost } from './remove-post.ts';
import { restorePost } from './restore-post.ts';

export function trashRoutes(app: App): void {
  handle(app, trash.listTrash, listTrash);
  handle(app, trash.emptyTrash, emptyTrash);
  handle(app, trash.restorePost, restorePost);
  handle(app, trash.removePost, removePost);
}
