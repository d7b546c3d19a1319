import * as keys from '#contract/keys/api-keys.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { createKey } from './create-key.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';

export function keyRoutes(app: App): void {
  handle(app, keys.listKeys, listKeys);
  handle(app, keys.createKey, createKey);
  handle(app, keys.revokeKey, revokeKey);
}
