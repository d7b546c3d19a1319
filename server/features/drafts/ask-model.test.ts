import { expect, onTestFinished, test } from 'vitest';
import type { UserContext } from '#server/context.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { askModel } from './ask-model.ts';

test('reports an answer without a value as unreadable', async () => {
  const settings = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'm',
    AI_BASE_URL: 'https://model.example/v1',
  };
  const app = await createTestApp(settings);
  onTestFinished(() => app.close());
  const { userId, workspaceId } = (await app.as('ada')).user!;
  const usage = { inputTokens: 1, outputTokens: 1, estimated: false };
  const ctx: UserContext = {
    ...app.base,
    actor: { kind: 'user', userId, workspaceId, sessionId: 'ses_test' },
    openModel: async () => ({
      id: 'm',
      generate: async () => ({ kind: 'ok', text: '', value: null, usage }),
    }),
  };
  const answer = askModel(ctx, () => ({ system: 'S', prompt: 'P', schema: null }));
  await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
