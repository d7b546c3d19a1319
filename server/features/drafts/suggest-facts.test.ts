import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { suggestFacts } from '#contract/drafting/fact-suggestions.ts';
import { readFactsFile, saveFactsFile } from '#contract/drafts.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

const PAGE = `<!doctype html><title>Quillbox – Invoices</title>
<p>Quillbox costs 9 euros a month. It has no mobile app. The best way to get paid.</p>`;

let app: TestApp;
let site: Server;
let websiteUrl: string;
beforeAll(async () => {
  site = createServer(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(PAGE);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  websiteUrl = `http://${host}/`;
  app = await createTestApp({ FETCH_ALLOW: host });
});
afterAll(async () => {
  await app.close();
  site.close();
});

test('suggests a product and facts from a website, and stores nothing itself', async () => {
  const ada = await app.as('ada');
  const facts = ['Quillbox costs 9 euros a month.', 'It has no mobile app.'];
  expect(await ada.call(suggestFacts, { websiteUrl })).toEqual({ product: 'Quillbox', facts });
  expect(await ada.call(readFactsFile)).toEqual({ product: null, about: [] });
});

test('omits facts that the workspace already has', async () => {
  const [ben, cleo] = [await app.as('ben'), await app.as('cleo')];
  await ben.call(saveFactsFile, { product: 'Quill', about: ['It has no mobile app.'] });
  const facts = ['Quillbox costs 9 euros a month.'];
  expect(await ben.call(suggestFacts, { websiteUrl })).toEqual({ product: null, facts });
  expect((await cleo.call(suggestFacts, { websiteUrl })).facts).toHaveLength(2);
});

test('reports an unreadable page, and requires visitors to sign in', async () => {
  const dora = await app.as('dora');
  const gone = dora.call(suggestFacts, { websiteUrl: `${websiteUrl}gone` });
  await expect(gone).rejects.toMatchObject({ status: 503 });
  await expect(dora.call(suggestFacts, { websiteUrl: 'x' })).rejects.toMatchObject({ status: 422 });
  await expect(app.visitor().call(suggestFacts, { websiteUrl })).rejects.toMatchObject({ status: 401 });
});
