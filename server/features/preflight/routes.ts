import * as contract from '#contract/preflight.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { createFailedReadings } from './failed-readings.ts';
import { preflightDraft } from './preflight-draft.ts';

export function preflightRoutes(app: App): void {
  const failed = createFailedReadings();
  handle(app, contract.preflightDraft, (ctx, input) => preflightDraft(ctx, input, failed));
}
