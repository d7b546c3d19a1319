import type { TestApp } from './create-test-app.ts';
import type { TestClient } from './test-client.ts';

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export type Beacon = { headers?: Record<string, string | undefined>; from?: string };

/** Sends what the snippet sends from a browser with a page of www.example.com open. */
export async function visitSite(
  { http, base }: TestApp,
  body: object | string,
  { headers = {}, from = '203.0.113.7' }: Beacon = {},
) {
  const all = {
    host: new URL(base.config.publicUrl).host,
    'content-type': 'text/plain;charset=UTF-8',
    'user-agent': BROWSER,
    origin: 'https://www.example.com',
    'sec-fetch-site': 'cross-site',
    ...headers,
  };
  return await http.inject({
    method: 'POST',
    url: '/api/clicks',
    remoteAddress: from,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
  });
}

/** Reports a visit as a site's own server does. */
export const reportVisit = ({ http, base }: TestApp, authorization: string | undefined, visit: object = {}) =>
  http.inject({
    method: 'POST',
    url: '/api/clicks/server',
    headers: { host: new URL(base.config.publicUrl).host, ...(authorization && { authorization }) },
    payload: { path: '/', referrer: 'www.reddit.com', address: '203.0.113.7', userAgent: BROWSER, ...visit },
  });

/** The clicks counted on a workspace's sites. */
export const readClicks = ({ base }: TestApp, client: TestClient) =>
  base.db
    .selectFrom('clicks')
    .select(['path', 'post_id'])
    .where('workspace_id', '=', client.user!.workspaceId)
    .orderBy('at')
    .orderBy('path')
    .execute();
