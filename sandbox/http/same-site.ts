import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** False for a request that another site's page sent; a client without a browser says nothing and may pass. */
export function isFromThisSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin, host } = headers;
  return origin === undefined || URL.parse(origin)?.host === host;
}

/** True if the caller reached us by a loopback name, so that no foreign name was made to point here. */
export function hasLoopbackHost({ host }: IncomingHttpHeaders): boolean {
  return host !== undefined && LOOPBACK.has(URL.parse(`http://${host}`)?.hostname ?? '');
}
