import { exportUser } from '#contract/session.ts';
import type { TestClient } from '../test-client.ts';

/** Everything that the server stores for a user, but what merely reading it changes. */
export async function belongingsOf(client: TestClient): Promise<object> {
  const { tables } = (await client.call(exportUser)) as { tables: Record<string, unknown> };
  const { audit_events: _audit, sessions: _sessions, ...rest } = tables;
  return rest;
}
