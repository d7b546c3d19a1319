import { keepClip as keepClipEndpoint } from '#contract/clips.ts';
import * as scanner from '#contract/scanner.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { addSamples } from './add-samples.ts';
import { draftReply } from './draft-reply.ts';
import { countUnviewed, findOpportunities, presentOpportunity } from './opportunity-rows.ts';
import { keepClip } from './keep-clip.ts';
import { readThreadDetails } from './read-thread-details.ts';
import { scanThreads } from './scan-threads.ts';
import { skipOpportunity, undoSkip } from './skip-opportunity.ts';
import { viewOpportunity } from './view-opportunity.ts';

export function scannerRoutes(app: App): void {
  handle(app, scanner.listOpportunities, async (ctx, wanted) =>
    (await findOpportunities(ctx, wanted)).map((row) => presentOpportunity(row, ctx)),
  );
  handle(app, scanner.countUnviewed, async (ctx) => ({ unviewed: await countUnviewed(ctx) }));
  handle(app, scanner.scanThreads, scanThreads);
  handle(app, scanner.viewOpportunity, viewOpportunity);
  handle(app, scanner.skipOpportunity, skipOpportunity);
  handle(app, scanner.undoSkip, undoSkip);
  handle(app, scanner.readThreadDetails, readThreadDetails);
  handle(app, scanner.generateReply, draftReply);
  handle(app, scanner.generateSample, addSamples);
  handle(app, keepClipEndpoint, keepClip);
}
