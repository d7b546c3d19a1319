import * as contract from '#contract/preflight.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { preflightDraft } from './preflight-draft.ts';

export function preflightRoutes(app: App): void {
  handle(app, contract.preflightDraft, preflightDraft);
}
