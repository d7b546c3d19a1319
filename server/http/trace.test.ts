import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#test/create-test-app.ts';

test.each(['/', '/api/profile', '/healthz'])(
  'refuses TRACE %s, and echoes nothing of the request',
  async (url) => {
    const app = await createTestApp();
    onTestFinished(() => app.close());
    const ada = await app.as('ada');
    const answer = await ada.send({ method: 'TRACE' as 'GET', url, headers: { 'x-secret': 'hunter2' } });
    expect([404, 405]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('hunter2');
  },
);
