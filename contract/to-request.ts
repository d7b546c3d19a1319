import type { Endpoint } from './endpoint.ts';

/** All that a call needs at run time: the web client passes this alone, so that no schemas are loaded into a page. */
export type Target = Pick<Endpoint, 'method' | 'path'>;

/** Splits a verb's single input object into the path's parameters and the query (of a GET) or the body. */
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
