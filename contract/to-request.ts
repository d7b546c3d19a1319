import type { Endpoint } from './endpoint.ts';

/** The runtime part of an endpoint. The web client uses only this, so pages load no schemas. */
export type Target = Pick<Endpoint, 'method' | 'path'>;

/** Splits a call's single input into path parameters and a query (GET) or body. */
export function toRequest({ method, path }: Target, input: object): { path: string; body?: object } {
  const rest = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest.get(key)));
    rest.delete(key);
    return value;
  });
  if (rest.size === 0) return { path: filled };
  if (method !== 'GET') return { path: filled, body: Object.fromEntries(rest) };
  const query = [...rest].map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  return { path: `${filled}?${query.join('&')}` };
}
