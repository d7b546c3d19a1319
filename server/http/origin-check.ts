import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { App } from './app-type.ts';
import { AppError } from '../app-error.ts';
import { findKey, readBearer } from './keys/admit-key.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

/** A route's exceptions from "same-origin JSON only", set in its `config`. Routes without a scope ignore API keys. */
export type RouteExceptions = {
  public?: boolean;
  body?: 'json' | 'form' | 'none';
  scope?: Endpoint['scope'];
};

declare module 'fastify' {
  interface FastifyContextConfig extends RouteExceptions {}
}

/**
 * Accepts writes from our own pages and with API keys, and checks the content type. Browsers send Sec-Fetch-Site, and
 * all but very old ones Origin; scripts cannot set either. Pages of other sites cannot send an Authorization header.
 */
export function checkOrigin({ http, base }: App): void {
  const ownOrigin = base.config.publicUrl;
  http.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    const guards: RouteExceptions = request.routeOptions.config;
    // A tool's call to a wrong address passes: no route handles it, so it gets 404 or 405.
    const key = request.is404 ? readBearer(request) : findKey(request);
    const mayComeFromAnywhere = guards.public || key !== undefined;
    if (!mayComeFromAnywhere && !isSameOrigin(request, ownOrigin)) throw new AppError('CROSS_SITE');
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    if (guards.body === 'none' && hasBody(request)) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'This call takes no body.');
    }
    if (guards.body === 'json' && type !== JSON_TYPE) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as JSON (content-type: application/json).');
    }
    if (guards.body === 'form' && type !== FORM) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', `Send this form as ${FORM}.`);
    }
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function isSameOrigin({ headers }: FastifyRequest, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined) return headers.origin === ownOrigin;
  return site === 'same-origin';
}
