import type { Logger } from 'pino';
import type { App } from './app-type.ts';
import type { Metrics } from '../metrics.ts';

const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

type Answered = { method: string; route: string; path: string; status: number; ms: number };

/** One log line and one measurement a request. Queries are never logged: they may hold codes. */
export function noteAnswer(metrics: Metrics, log: Logger, { route, ms, ...line }: Answered): void {
  metrics.requests.observe({ method: line.method, route, status: String(line.status) }, ms / 1000);
  log[QUIET.has(route) ? 'debug' : 'info']({ ...line, ms: Math.round(ms) }, 'request');
}

/** Every request has an id, and is noted when it is answered. */
export function observe({ http, base: { metrics } }: App): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  http.addHook('onResponse', async (request, reply) => {
    noteAnswer(metrics, request.log as Logger, {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      path: request.url.split('?')[0] ?? '',
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
  });
}
