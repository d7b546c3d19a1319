import type { Endpoint } from './endpoint.ts';

/** All that a call needs at run time. Named by itself, typed by the contract, it loads no schemas into a page. */
type Target = Pick<Endpoint, 'method' | 'path'>;

/** A verb's input is one object; here its keys go back to the path, and to the query (of a GET) or the body. */
export function placeInput({ method, path }: Target, input: object): { path: string; body?: object } {
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
