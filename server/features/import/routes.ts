import { importPosts as endpoint } from '#contract/import.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { importPosts } from './import-posts.ts';

export function importRoutes(app: App): void {
  handle(app, endpoint, importPosts);
}
