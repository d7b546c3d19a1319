import * as clicks from '#contract/clicks.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { addSite } from './add-site.ts';
import { beaconRoutes } from './beacon.ts';
import { importVisits } from './import-visits.ts';
import { makeServerKey } from './make-server-key.ts';
import { removeSite, restoreSite } from './remove-site.ts';
import { reportVisit } from './report-visit.ts';
import { listSites } from './site-rows.ts';

export function clickRoutes(app: App): void {
  handle(app, clicks.listSites, listSites);
  handle(app, clicks.addSite, addSite);
  handle(app, clicks.removeSite, removeSite);
  handle(app, clicks.restoreSite, restoreSite);
  handle(app, clicks.makeServerKey, makeServerKey);
  handle(app, clicks.importVisits, importVisits);
  handle(app, clicks.reportVisit, reportVisit);
  beaconRoutes(app);
}
