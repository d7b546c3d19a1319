import * as communities from '#contract/communities.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { listRulesVersions } from './list-rules-versions.ts';
import { readCommunityRules } from './read-community-rules.ts';

export function communityRoutes(app: App): void {
  handle(app, communities.readCommunityRules, readCommunityRules);
  handle(app, communities.listRulesVersions, listRulesVersions);
}
