import type { FastifyRequest } from 'fastify';
import { sendVisit } from '#contract/clicks.ts';
import { normalizeHost } from '#core/clicks/read-host.ts';
import { isBot } from '#core/clicks/is-bot.ts';
import { readVisit } from '#core/clicks/read-visit.ts';
import { AppError } from '#server/app-error.ts';
import type { App } from '#server/http/app-type.ts';
import type { RouteExceptions } from '#server/http/origin-check.ts';
import { anyContext } from '#server/http/session.ts';
import { countVisit } from './count-visit.ts';
import { findSiteByKey } from './see-site.ts';
import { SNIPPET } from './snippet.ts';

const BODY_LIMIT = 2048;
/** The header that lets pages of other sites load and call these routes. */
const FROM_ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin' };
const PUBLIC: RouteExceptions = { public: true };

/** The snippet and its endpoint. The response is always the same, so that it reveals nothing. */
export function beaconRoutes(app: App): void {
  app.endpoints.push(sendVisit);
  void app.http.register(async (http) => {
    http.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    http.get('/t.js', async (_request, reply) =>
      reply
        .headers({ ...FROM_ANYWHERE, 'cache-control': 'public, max-age=86400' })
        .type('text/javascript; charset=utf-8')
        .send(SNIPPET),
    );
    http.post(sendVisit.path, {
      config: PUBLIC,
      bodyLimit: BODY_LIMIT,
      errorHandler: (_error, _request, reply) =>
        void reply.status(204).headers(FROM_ANYWHERE).header('cache-control', 'no-store').send(),
      handler: async (request, reply) => {
        await receive(app, request).catch((error: unknown) => {
          if (!(error instanceof AppError)) request.log.error({ err: error }, 'unexpected error');
        });
        return reply.status(204).headers(FROM_ANYWHERE).header('cache-control', 'no-store').send();
      },
    });
  });
}

async function receive(app: App, request: FastifyRequest): Promise<void> {
  const { headers, body, ip } = request;
  const userAgent = headers['user-agent'] ?? '';
  if (isUnwanted(headers) || isBot(userAgent)) return;
  const given = sendVisit.body.safeParse(parse(body));
  if (!given.success) return;
  const ctx = anyContext(app, request);
  const site = await findSiteByKey(ctx, given.data.key);
  const origin = URL.parse(headers.origin ?? '');
  if (!site || !origin || normalizeHost(origin) !== site.host) return;
  await countVisit(ctx, site, readVisit(given.data), { address: ip, userAgent });
}

function parse(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

/** The visitor asked not to be tracked, or the page is only being prefetched. */
const isUnwanted = (headers: FastifyRequest['headers']): boolean =>
  headers.dnt === '1' ||
  headers['sec-gpc'] === '1' ||
  [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']].some((purpose) =>
    String(purpose ?? '').includes('pre'),
  );
