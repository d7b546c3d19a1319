import { expect, onTestFinished, test } from 'vitest';
import { createModel } from '#server/adapters/llm/create-model.ts';
import { startFakeOpenAi } from '#server/adapters/llm/testing/start-fake-openai.ts';
import { createTestClock } from '#test/test-clock.ts';
import { createGuardedFetch } from './create-guarded-fetch.ts';

test('a user’s base URL is reached only on the public internet', async () => {
  const fake = await startFakeOpenAi([{ kind: 'text', text: 'Hello' }]);
  onTestFinished(() => fake.stop());
  const settings = {
    provider: 'openai-compatible',
    model: 'm',
    baseUrl: fake.baseUrl,
    apiKey: null,
  } as const;
  const generate = async (fetchAllow: string[]) => {
    const fetch = await createGuardedFetch({ fetchAllow, ports: 'any' });
    const model = createModel(settings, { clock: createTestClock(), fetch });
    return model.generate({ system: 'S', prompt: 'P', schema: null, maxOutputTokens: 50 });
  };
  expect(await generate([])).toMatchObject({ kind: 'failed', reason: 'notAllowed' });
  expect(fake.requests).toEqual([]);
  expect(await generate([new URL(fake.baseUrl).host])).toMatchObject({ kind: 'ok', text: 'Hello' });
});
