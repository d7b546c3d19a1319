import { expect, test } from 'vitest';
import { createTestApp } from '#test/create-test-app.ts';
import { sweep } from './sweep.job.ts';

test('what has run out is removed, and nothing else', async () => {
  const app = await createTestApp();
  await app.as('long-gone');
  app.clock.advance(31 * 24 * 3_600_000);
  await app.as('still-here');
  await app.base.jobs.enqueue(app.base.db, sweep, {});
  await app.drainJobs();
  const sessions = await app.base.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.email')
    .execute();
  expect(sessions).toEqual([{ email: 'still-here@example.com' }]);
  await app.close();
});
