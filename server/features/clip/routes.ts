import { saveClip as keepClipEndpoint } from '#contract/scanning/clips.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { saveClip } from './save-clip.ts';

export function clipRoutes(app: App): void {
  handle(app, keepClipEndpoint, saveClip);
}
