import { sql } from 'kysely';
import type { App } from './app-type.ts';

/** Liveness, readiness and metrics. */
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
    const ready = database && worker !== false;
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not ready',
        database: { kind: base.engine.kind, ok: database },
        worker,
      });
  });
  http.get('/metrics', async (_request, reply) => {
    const { registry } = base.metrics;
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}
