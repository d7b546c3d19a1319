import * as firstSteps from '#contract/first-steps.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { countPractice } from './count-practice.ts';
import { dismissFirstSteps } from './dismiss-first-steps.ts';
import { removePractice } from './remove-practice.ts';
import { dropPracticeResponse } from './drop-practice-response.ts';
import { readFirstSteps } from './read-first-steps.ts';
import { readPracticeThread } from './read-practice-thread.ts';

export function dashboardRoutes(app: App): void {
  handle(app, firstSteps.readFirstSteps, readFirstSteps);
  handle(app, firstSteps.dismissFirstSteps, dismissFirstSteps);
  handle(app, firstSteps.readPracticeThread, readPracticeThread);
  handle(app, firstSteps.dropPracticeResponse, dropPracticeResponse);
  handle(app, firstSteps.countPractice, countPractice);
  handle(app, firstSteps.removePractice, removePractice);
}
