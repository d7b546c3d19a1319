import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { saveModelChoice } from '#contract/drafts.ts';
import { type PlatformApp, createPlatformApp } from './platform-app.ts';
import type { TestClient } from './test-client.ts';
import type { FakeModelServer } from '#server/adapters/llm/testing/fake-model-server.ts';
import type { FakeScript } from '#server/adapters/llm/testing/fake-answer.ts';
import { startFakeOpenAi } from '#server/adapters/llm/testing/start-fake-openai.ts';

export const KEY = 'sk-test-0123456789abcdef';

export type DraftsApp = PlatformApp & {
  model: FakeModelServer;
  /** Sets the fake model's answers from now on. */
  script: { now: Extract<FakeScript, (...given: never) => unknown> };
  /** A website whose page the test sets. */
  site: { url: string; page: string };
  /** Makes a workspace use the fake model. */
  choose(client: TestClient, cap?: number | null): Promise<void>;
};

/** The real routes with a model server, a website and a sandbox on loopback. `more`: settings, from the model's URL. */
export async function createDraftsApp(
  more: (modelUrl: string) => Record<string, string> = () => ({}),
): Promise<DraftsApp> {
  const script: DraftsApp['script'] = { now: () => ({ kind: 'text', text: '{}' }) };
  const model = await startFakeOpenAi((request) => script.now(request));
  const site = { url: '', page: '' };
  const web = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? site.page : '');
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  site.url = `http://127.0.0.1:${(web.address() as AddressInfo).port}/`;
  const hosts = [new URL(model.baseUrl).host, new URL(site.url).host];
  const app = await createPlatformApp({ FETCH_ALLOW: hosts.join(','), ...more(model.baseUrl) });
  return {
    ...app,
    model,
    script,
    site,
    async choose(client, cap = null) {
      const to = { provider: 'openai-compatible', model: 'fake-1', baseUrl: model.baseUrl } as const;
      await client.call(saveModelChoice, { ...to, apiKey: KEY, monthlyTokenCap: cap });
    },
    async close() {
      await app.close();
      await model.stop();
      web.closeAllConnections();
      await new Promise((resolve) => web.close(resolve));
    },
  };
}
