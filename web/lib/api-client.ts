import type { CallInput, Endpoint, Output } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { toRequest, type Target } from '#contract/to-request.ts';

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

type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal };

/** Sends what the target takes; a refusal is thrown, the answer is not read yet. */
export async function send(
  target: Target,
  input: object,
  { headers, signal }: CallOptions = {},
): Promise<Response> {
  const { path, body } = toRequest(target, input);
  const sent = { ...(body && { 'content-type': 'application/json' }), ...headers };
  const response = await fetch(path, {
    method: target.method,
    credentials: 'include',
    ...(signal && { signal }),
    ...(Object.keys(sent).length > 0 && { headers: sent }),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response;
}

type CallArguments<E extends Endpoint> =
  unknown extends CallInput<E> ? [] : [input: CallInput<E>, options?: CallOptions];

export async function call<E extends Endpoint>(
  target: E | Target,
  ...[input, options]: CallArguments<E>
): Promise<Output<E>> {
  const response = await send(target, input ?? {}, options);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as Output<E>;
}
