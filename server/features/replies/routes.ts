import * as replies from '#contract/replies.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { listReplies } from './list-replies.ts';
import { undoWaive, waiveReply } from './waive-reply.ts';

export function replyRoutes(app: App): void {
  handle(app, replies.listReplies, listReplies);
  handle(app, replies.waiveReply, waiveReply);
  handle(app, replies.undoWaive, undoWaive);
}
