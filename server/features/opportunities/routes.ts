import * as opportunities from '#contract/opportunities.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { listTrending } from './list-trending.ts';
import { matchProduct, recommendCommunities } from './recommend-communities.ts';

export function opportunityRoutes(app: App): void {
  handle(app, opportunities.listTrending, listTrending);
  handle(app, opportunities.listRecommendations, recommendCommunities);
  handle(app, opportunities.matchProduct, matchProduct);
}
