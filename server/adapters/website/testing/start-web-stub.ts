import type { Clock } from '#server/adapters/clock.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createWebsiteReader } from '../create-website-reader.ts';
import type { Connector } from '../guard-connect.ts';

export type WebPage = { status?: number; headers?: Record<string, string>; body?: string | Uint8Array };
export type Handler = (request: IncomingMessage, response: ServerResponse) => WebPage | null;

/** One loopback server for the whole web: the socket connects every address to it, and only to it. */
export async function startWebStub(clock: Clock, handler: Handler, names: Record<string, string[]> = {}) {
  const visits: string[] = [];
  const connectedTo: string[] = [];
  const arrival = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    visits.push(`${request.headers.host}${request.url}`);
    arrival.resolve();
    const page = handler(request, response);
    if (!page) return;
    response.writeHead(page.status ?? 200, { 'content-type': 'text/html', ...page.headers });
    response.end(page.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const open: Connector = ({ hostname }, callback) => {
    connectedTo.push(hostname);
    const socket = connect(port, '127.0.0.1', () => callback(null, socket));
    socket.once('error', (error) => callback(error, null));
  };
  const lookup = async (name: string) => names[name] ?? ['93.184.216.34'];
  const userAgent = 'Threadwell/1.0 (tests)';
  return {
    port,
    visits,
    connectedTo,
    arrived: arrival.promise,
    read: createWebsiteReader({ fetchAllow: [], userAgent, clock, lookup, open }),
    /** Uses the real connector: only allowlisted hosts can be reached. */
    readAllowed: createWebsiteReader({ fetchAllow: [`127.0.0.1:${port}`], userAgent, clock }),
    stop: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
