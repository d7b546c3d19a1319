import * as contract from '#contract/import.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { preflightImport } from './check-rows.ts';
import { importPosts } from './import-posts.ts';

export function importRoutes(app: App): void {
  handle(app, contract.importPosts, importPosts);
  handle(app, contract.preflightImport, preflightImport);
}
