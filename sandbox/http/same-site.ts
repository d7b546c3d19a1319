import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** False for a cross-site request from a browser. Clients that are not browsers send no such headers and pass. */
export function isFromThisSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin, host } = headers;
  return origin === undefined || URL.parse(origin)?.host === host;
}

/** Accepts only loopback names in the Host header, as a guard against DNS rebinding. */
export function hasLoopbackHost({ host }: IncomingHttpHeaders): boolean {
  return host !== undefined && LOOPBACK.has(URL.parse(`http://${host}`)?.hostname ?? '');
}
