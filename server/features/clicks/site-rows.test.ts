import { expect, onTestFinished, test } from 'vitest';
import { addSite } from '#contract/clicks.ts';
import type { UserContext } from '#server/context.ts';
import { createTestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { readSite } from './site-rows.ts';

test('reads only sites of its own workspace', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const [ada, ben] = [await app.as('ada'), await app.as('ben')];
  const { id } = await ada.call(addSite, { host: 'acme.example' });
  const contextOf = ({ user }: TestClient): UserContext => {
    const { userId, workspaceId } = user!;
    return { ...app.base, actor: { kind: 'user', userId, workspaceId, sessionId: 'ses_test' } };
  };
  expect(await readSite(contextOf(ada), id)).toMatchObject({ id });
  await expect(readSite(contextOf(ben), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
