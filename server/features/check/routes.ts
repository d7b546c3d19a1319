import * as contract from '#contract/drafting/check.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { checkText } from './check-text.ts';
import { createVisibleRules } from './find-visible-rules.ts';
import { readOpenCheck, setOpenCheck } from './open-check.ts';

export function checkRoutes(app: App): void {
  const findRules = createVisibleRules();
  handle(app, contract.readOpenCheck, readOpenCheck);
  handle(app, contract.setOpenCheck, setOpenCheck);
  handle(app, contract.checkText, (ctx, input) => checkText(ctx, input, findRules));
}
