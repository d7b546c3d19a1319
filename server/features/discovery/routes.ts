import * as discovery from '#contract/discovery.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { readCommunity } from './read-community.ts';
import { listCommunities } from './list-communities.ts';

export function discoveryRoutes(app: App): void {
  handle(app, discovery.listCommunities, listCommunities);
  handle(app, discovery.readCommunity, readCommunity);
}
