import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isServed } from '../adapters/is-served.ts';
import { isLoopback } from '../config.ts';
import type { App } from './app-type.ts';

/** Health checks may use any host name. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

export function healthRoutes({ http, base }: App, workerHealthy: () => boolean): void {
  http.get('/healthz', async () => ({ status: 'alive' }));
  http.get('/readyz', async (request, reply) => {
    const database = await sql`select 1`.execute(base.db).then(
      () => true,
      (error: unknown) => {
        request.log.error({ err: error }, 'the database does not answer');
        return false;
      },
    );
    const worker = base.config.roles.worker ? workerHealthy() : null;
    const { sandbox: config } = base.config;
    const sandbox = config.on ? await isServed(config.port) : null;
    const ready = database && worker !== false && sandbox !== false;
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not ready',
        database: { kind: base.engine.kind, ok: database },
        worker,
        sandbox,
      });
  });
  http.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, base.config.metricsToken))
      return reply.status(base.config.metricsToken ? 401 : 404).send({
        message: 'Metrics need the METRICS_TOKEN. If none is set, only this machine may read them.',
      });
    const { registry } = base.metrics;
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

/** Without a token, only this machine may read the metrics, and not through a proxy, which could forward any client. */
function mayMeasure({ headers, ip, hostname }: FastifyRequest, token: string | null): boolean {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  return !isForwarded && isLoopback(ip) && isLoopback(hostname);
}

const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};
