import * as targets from '#contract/targets.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { addTarget } from './add-target.ts';
import { addTargets } from './add-targets.ts';
import { changeTarget } from './change-target.ts';
import { orderTargets } from './order-targets.ts';
import { removeTarget } from './remove-target.ts';
import { listTargets } from './list-targets.ts';

export function targetRoutes(app: App): void {
  handle(app, targets.listTargets, listTargets);
  handle(app, targets.addUserSubreddit, addTarget);
  handle(app, targets.addUserSureddit, addTarget);
  handle(app, targets.addTargets, addTargets);
  handle(app, targets.orderTargets, orderTargets);
  handle(app, targets.changeTarget, changeTarget);
  handle(app, targets.removeTarget, removeTarget);
}
