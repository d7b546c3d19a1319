import type { FakeModelServer } from '../server/adapters/llm/testing/fake-model-server.ts';
import { startFakeOpenAi } from '../server/adapters/llm/testing/start-fake-openai.ts';
import { startThreadwell } from './start-threadwell.ts';
import { test } from './threadwell.ts';

type Answer = Parameters<typeof startFakeOpenAi>[0];

/** A Threadwell whose operator has configured a model: a scripted server on this machine. */
export const withModel = (answer: Answer) =>
  test.extend<object, { model: FakeModelServer }>({
    model: [
      async ({}, use) => {
        const model = await startFakeOpenAi(answer);
        await use(model);
        await model.stop();
      },
      { scope: 'worker' },
    ],
    threadwell: [
      async ({ settings, model }, use) => {
        const threadwell = await startThreadwell({
          ...settings,
          AI_PROVIDER: 'openai-compatible',
          AI_MODEL: 'small-model',
          AI_BASE_URL: model.baseUrl,
          FETCH_ALLOW: new URL(model.baseUrl).host,
        });
        await use(threadwell);
        await threadwell.stop();
      },
      { scope: 'worker' },
    ],
  });
