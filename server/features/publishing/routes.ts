import * as approval from '#contract/keys/approval.ts';
import * as posts from '#contract/posts.ts';
import * as publishing from '#contract/publishing.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { confirmPost } from './confirm-post.ts';
import { decideApproval } from './decide-approval.ts';
import { readBestTimes } from './read-best-times.ts';
import { readPostingHours, savePostingHours } from './posting-hours.ts';
import { readPublishingSettings, savePublishingSettings } from './publishing-settings.ts';
import { readSlots } from './read-slots.ts';
import { retryPost } from './retry-post.ts';

export function publishingRoutes(app: App): void {
  handle(app, posts.readSlots, readSlots);
  handle(app, posts.retryPost, retryPost);
  handle(app, posts.confirmPost, confirmPost);
  handle(app, approval.decideApproval, decideApproval);
  handle(app, publishing.readBestTimes, readBestTimes);
  handle(app, publishing.readPostingHours, readPostingHours);
  handle(app, publishing.savePostingHours, savePostingHours);
  handle(app, publishing.readPublishingSettings, readPublishingSettings);
  handle(app, publishing.savePublishingSettings, savePublishingSettings);
}
