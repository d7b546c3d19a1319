import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hashToken } from '../adapters/crypto/random.ts';
import type { App } from './app-type.ts';
import type { ListName } from '../adapters/db/list-versions.ts';
import { createListSessionFinder, type ListSession, touchSession } from './find-session.ts';
import { recordResponse } from './observe.ts';
import { sessionCookieName } from './session.ts';

/** The headers of a 304 if the client's copy is current, else null. */
export type FindUnchanged = (session: ListSession, askedTags: string) => Record<string, string> | null;

/**
 * Open pages mostly poll for changes. A 304 needs no body and few headers, so it is sent before Fastify handles the
 * request. Every other request takes the normal path.
 */
export function answerUnchanged(
  { http, base }: App,
  { path, list }: { path: string; list: ListName },
  findUnchanged: FindUnchanged,
): void {
  const { config, clock, metrics, log } = base;
  const findSession = createListSessionFinder(base, list);
  const cookieName = sessionCookieName(config);
  const ownHost = new URL(config.publicUrl).host;
  const [usual] = http.server.listeners('request') as RequestListener[];

  async function answer({ headers }: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const from = clock.monotonic();
    const token = http.parseCookie(headers.cookie ?? '')[cookieName];
    const session = token && (await findSession(hashToken(token)));
    const unchanged = session && findUnchanged(session, headers['if-none-match'] ?? '');
    if (!unchanged) return false;
    await touchSession(base, session);
    response.writeHead(304, unchanged).end();
    recordResponse(metrics, log, {
      method: 'GET',
      route: path,
      path,
      status: 304,
      ms: clock.monotonic() - from,
    });
    return true;
  }

  http.server.removeAllListeners('request');
  http.server.on('request', (request, response) => {
    const goOn = () => usual?.(request, response);
    const { method, url, headers } = request;
    if (
      method !== 'GET' ||
      url !== path ||
      !headers['if-none-match'] ||
      headers.authorization ||
      headers.host !== ownHost
    )
      goOn();
    // If the shortcut fails, the normal request handling meets the same error and reports it.
    else answer(request, response).then((done) => done || goOn(), goOn);
  });
}
