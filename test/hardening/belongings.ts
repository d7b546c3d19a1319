import { readOwnedRows } from '#server/adapters/db/owned-rows.ts';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';

/** Everything that the server stores for a user, except what requests change by being made. */
export async function readBelongings({ base }: TestApp, client: TestClient): Promise<object> {
  const tables = await readOwnedRows(base.db, client.user!);
  const { audit_events: _audit, sessions: _sessions, sign_in_events: _log, ...rest } = tables;
  // PostgreSQL's row order is arbitrary and changes with updates elsewhere.
  const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return Object.fromEntries(Object.entries(rest).map(([table, rows]) => [table, inOrder(rows)]));
}
