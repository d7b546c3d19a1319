import { readOwnedRows } from '#server/adapters/db/owned-rows.ts';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';

/** Everything that the server stores for a user, but what merely asking it for something changes. */
export async function belongingsOf({ base }: TestApp, client: TestClient): Promise<object> {
  const tables = await readOwnedRows(base.db, client.user!);
  const { audit_events: _audit, sessions: _sessions, sign_in_events: _log, ...rest } = tables;
  return rest;
}
