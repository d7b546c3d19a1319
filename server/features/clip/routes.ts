import { keepClip as keepClipEndpoint } from '#contract/scanning/clips.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { keepClip } from './keep-clip.ts';

export function clipRoutes(app: App): void {
  handle(app, keepClipEndpoint, keepClip);
}
