import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { AppError } from '../app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

/** A route's exceptions from "same-origin JSON only", set in its `config`. */
export type RouteExceptions = { public?: boolean; body?: 'json' | 'form' | 'none' };

declare module 'fastify' {
  interface FastifyContextConfig extends RouteExceptions {}
}

/**
 * Accepts writes only from our own pages, and checks the content type. Browsers send Sec-Fetch-Site, and all but very
 * old ones Origin; scripts cannot set either.
 */
export function checkOrigin({ http, base }: App): void {
  const ownOrigin = base.config.publicUrl;
  http.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    const guards: RouteExceptions = request.routeOptions.config;
    if (!guards.public && !isSameOrigin(request, ownOrigin)) throw new AppError('CROSS_SITE');
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
