import type { FastifyBaseLogger } from 'fastify';
import type { App } from './app-type.ts';
import { HEALTH_PATHS } from './health.ts';
import type { Metrics } from '../metrics.ts';

type Answered = { method: string; route: string; path: string; status: number; ms: number };

/** Writes one log line and one measurement per request. Queries may contain codes, so they are not logged. */
export function recordResponse(
  metrics: Metrics,
  log: FastifyBaseLogger,
  { route, ms, ...line }: Answered,
): void {
  metrics.requests.observe({ method: line.method, route, status: String(line.status) }, ms / 1000);
  log[HEALTH_PATHS.has(route) ? 'debug' : 'info']({ ...line, ms: Math.round(ms) }, 'request');
}

/** Private feeds and the links in emails have a token of 43 characters in their path. */
const TOKENS = /[\w-]{40,}/g;

/** Gives every request an id and records its response. */
export function observe({ http, base: { metrics } }: App): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  http.addHook('onResponse', async (request, reply) => {
    recordResponse(metrics, request.log, {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      path: (request.url.split('?')[0] ?? '').replace(TOKENS, '…'),
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
  });
}
