import type { App } from '../app.ts';

const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** A request id on every answer, one log line and one measurement a request. Queries are never logged: they may hold codes. */
export function observe({ http, base: { metrics } }: App): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    metrics.requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    const line = {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[QUIET.has(route) ? 'debug' : 'info'](line, 'request');
  });
}
