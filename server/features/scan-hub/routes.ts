import * as savedScans from '#contract/scanning/saved-scans.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { changeSavedScan } from './change-saved-scan.ts';
import { createSavedScan } from './create-saved-scan.ts';
import { deleteSavedScan } from './delete-saved-scan.ts';
import { listSavedScans } from './list-saved-scans.ts';
import { changeScanSetup } from './scan-setup.ts';

export function savedScanRoutes(app: App): void {
  handle(app, savedScans.listSavedScans, listSavedScans);
  handle(app, savedScans.createSavedScan, createSavedScan);
  handle(app, savedScans.changeSavedScan, changeSavedScan);
  handle(app, savedScans.deleteSavedScan, deleteSavedScan);
  handle(app, savedScans.changeScanSetup, changeScanSetup);
}
