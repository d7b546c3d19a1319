import * as links from '#contract/scanning/links.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { addLinks } from './add-links.ts';
import { listLinks } from './link-rows.ts';
import { removeLink } from './remove-link.ts';

export function linkRoutes(app: App): void {
  handle(app, links.listLinks, listLinks);
  handle(app, links.addLinks, addLinks);
  handle(app, links.removeLink, removeLink);
}
