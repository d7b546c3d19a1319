import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Answers a path instead of the platform, or returns false. */
export type Alter = (path: string, response: ServerResponse) => boolean;
export type AlteredPlatform = { url: string; alter: Alter; stop(): Promise<void> };

/** A proxy to a platform; a test may answer some calls itself. */
export async function startAlteredPlatform(siteUrl: string): Promise<AlteredPlatform> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (altered.alter(path, response)) return;
    const headers = new Headers();
    for (const name of ['authorization', 'content-type', 'user-agent'] as const)
      if (request.headers[name]) headers.set(name, request.headers[name]);
    buffer(request)
      .then((body) => {
        const { method = 'GET' } = request;
        const sent = body.length > 0 ? { body: new Uint8Array(body) } : {};
        return fetch(`${siteUrl}${path}`, { method, headers, redirect: 'manual', ...sent });
      })
      .then(async (answer) => {
        const type = answer.headers.get('content-type') ?? 'text/plain';
        response.writeHead(answer.status, { 'content-type': type }).end(await answer.text());
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const altered: AlteredPlatform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    alter: () => false,
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
  return altered;
}
