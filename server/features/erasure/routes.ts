import * as erasure from '#contract/erasure.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { countRedditor } from './count-redditor.ts';
import { eraseRedditor } from './erase-redditor.ts';

export function erasureRoutes(app: App): void {
  handle(app, erasure.countRedditor, countRedditor);
  handle(app, erasure.eraseRedditor, eraseRedditor);
}
