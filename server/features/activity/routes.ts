import * as activity from '#contract/activity.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { countNew } from './activity-rows.ts';
import { listActivity } from './list-activity.ts';
import { markActivitySeen } from './mark-activity-seen.ts';

export function activityRoutes(app: App): void {
  handle(app, activity.listActivity, listActivity);
  handle(app, activity.countActivity, async ({ db, actor }) => ({ unread: await countNew(db, actor) }));
  handle(app, activity.markActivitySeen, markActivitySeen);
}
