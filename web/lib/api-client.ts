import type { CallInput, Endpoint, Output } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';

/** `message` is the status and the body's text, as the product's error rule says; `body` is the same, read. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseBody(text);
  }
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** What to tell a person about any failure of a call. */
export const problemOf = (error: unknown): string =>
  error instanceof ApiError
    ? (error.body.message ?? error.message)
    : 'The server did not answer. Check the connection and try again.';

/** All that a call needs at run time. Named by itself, typed by the contract, it loads no schemas into a page. */
export type Target<E extends Endpoint> = Pick<E, 'method' | 'path'>;
type InputArgument<E extends Endpoint> = unknown extends CallInput<E> ? [] : [input: CallInput<E>];

export async function call<E extends Endpoint>(
  target: E | Target<E>,
  ...[input]: InputArgument<E>
): Promise<Output<E>> {
  const { path, body } = placeInput(target, input ?? {});
  const response = await fetch(path, {
    method: target.method,
    credentials: 'include',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  return (text ? JSON.parse(text) : undefined) as Output<E>;
}

/** A verb's input is one object; here its keys go back to the path, and to the query (of a GET) or the body. */
function placeInput({ method, path }: Target<Endpoint>, input: object): { path: string; body?: object } {
  const rest = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest.get(key)));
    rest.delete(key);
    return value;
  });
  if (rest.size === 0) return { path: filled };
  if (method !== 'GET') return { path: filled, body: Object.fromEntries(rest) };
  return { path: `${filled}?${new URLSearchParams([...rest].map(([key, value]) => [key, String(value)]))}` };
}
