import { readOwnedRows } from '#server/adapters/db/owned-rows.ts';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';

/** Everything that the server stores for a user, but what merely asking it for something changes. */
export async function belongingsOf({ base }: TestApp, client: TestClient): Promise<object> {
  const tables = await readOwnedRows(base.db, client.user!);
  const { audit_events: _audit, sessions: _sessions, sign_in_events: _log, ...rest } = tables;
  // PostgreSQL gives rows in an order of its own, which an update elsewhere changes.
  const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return Object.fromEntries(Object.entries(rest).map(([table, rows]) => [table, inOrder(rows)]));
}
