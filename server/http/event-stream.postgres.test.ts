import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#test/create-test-app.ts';
import { openEventStream } from '#test/open-event-stream.ts';

test('if events may be lost, disconnects the page, which then reloads everything', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const ada = await app.as('ada');
  const stream = await openEventStream(address, ada);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`.execute(app.base.db);
  expect(await stream.next()).toBe(null);
});
