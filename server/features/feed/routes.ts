import * as feed from '#contract/scanning/feed.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { readOwnFeed } from './feed-rows.ts';
import { removeFeed, restoreFeed } from './remove-feed.ts';
import { saveFeed } from './save-feed.ts';
import { switchFeed } from './switch-feed.ts';

export function feedRoutes(app: App): void {
  handle(app, feed.readFeed, readOwnFeed);
  handle(app, feed.saveFeed, saveFeed);
  handle(app, feed.switchFeed, switchFeed);
  handle(app, feed.removeFeed, removeFeed);
  handle(app, feed.restoreFeed, restoreFeed);
}
