import * as scanner from '#contract/scanner.ts';
import { askSecondOpinions as askSecondOpinionsEndpoint } from '#contract/scanning/second-opinions.ts';
import { askPageModel as askPageModelEndpoint } from '#contract/scanning/page-model.ts';
import * as scansByHand from '#contract/scanning/scans-by-hand.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { addSamples } from './add-samples.ts';
import { askPageModel } from './ask-page-model.ts';
import { draftReply } from './draft-reply.ts';
import { readScan } from './by-hand/scan-rows.ts';
import { stopScan } from './by-hand/stop-scan.ts';
import { countUnviewed, findOpportunities, presentOpportunities } from './opportunity-rows.ts';
import { readThreadDetails } from './read-thread-details.ts';
import { askSecondOpinions } from './second-opinion/ask-second-opinions.ts';
import { scanThreads } from './scan-threads.ts';
import { skipOpportunity, undoSkip } from './skip-opportunity.ts';
import { viewOpportunity } from './view-opportunity.ts';

export function scannerRoutes(app: App): void {
  handle(app, scanner.listOpportunities, async (ctx, wanted) =>
    presentOpportunities(ctx, await findOpportunities(ctx, wanted)),
  );
  handle(app, scanner.countUnviewed, async (ctx, wanted) => ({ unviewed: await countUnviewed(ctx, wanted) }));
  handle(app, scanner.scanThreads, scanThreads);
  handle(app, scansByHand.readScan, readScan);
  handle(app, scansByHand.stopScan, stopScan);
  handle(app, askSecondOpinionsEndpoint, askSecondOpinions);
  handle(app, scanner.viewOpportunity, viewOpportunity);
  handle(app, scanner.skipOpportunity, skipOpportunity);
  handle(app, scanner.undoSkip, undoSkip);
  handle(app, scanner.readThreadDetails, readThreadDetails);
  handle(app, scanner.generateReply, draftReply);
  handle(app, askPageModelEndpoint, askPageModel);
  handle(app, scanner.generateSample, addSamples);
}
