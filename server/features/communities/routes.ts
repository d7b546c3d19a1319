import * as communities from '#contract/communities.ts';
import * as records from '#contract/rules-record.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { correctRule, removeCorrection } from './correct-rule.ts';
import { listRulesVersions } from './list-rules-versions.ts';
import { pasteRules, removePastedRules } from './paste-rules.ts';
import { readAdmission } from './read-admission.ts';
import { readCommunityRules } from './read-community-rules.ts';
import { readRulesRecord } from './read-rules-record.ts';
import { recordAnswer } from './record-answer.ts';

export function communityRoutes(app: App): void {
  handle(app, communities.readCommunityRules, readCommunityRules);
  handle(app, communities.readAdmission, readAdmission);
  handle(app, records.readRulesRecord, readRulesRecord);
  handle(app, records.listRulesVersions, listRulesVersions);
  handle(app, records.pasteRules, pasteRules);
  handle(app, records.removePastedRules, removePastedRules);
  handle(app, records.correctRule, correctRule);
  handle(app, records.removeCorrection, removeCorrection);
  handle(app, records.recordAnswer, recordAnswer);
}
