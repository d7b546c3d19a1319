import * as activity from '#contract/activity.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { countActivity, listActivity, seeActivity } from './activity.ts';

export function activityRoutes(app: App): void {
  handle(app, activity.listActivity, listActivity);
  handle(app, activity.countActivity, countActivity);
  handle(app, activity.seeActivity, seeActivity);
}
