import { readOwnedRows } from '#server/adapters/db/owned-rows.ts';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';

/** Everything that the server stores for a user, but what merely asking it for something changes. */
export async function belongingsOf({ base }: TestApp, client: TestClient): Promise<object> {
  const { audit_events: _audit, sessions: _sessions, ...rest } = await readOwnedRows(base.db, client.user!);
  return rest;
}
