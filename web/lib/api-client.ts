import type { CallInput, Endpoint, Output } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { toRequest } from '#contract/to-request.ts';

/**
 * Identifies an endpoint by literals and carries its input and output types, so pages need not load its schema. `endpoint`
 * exists only in the type.
 */
export type Target<E extends Endpoint> = Pick<E, 'method' | 'path'> & { readonly endpoint?: E };

/** `message` is the status code and the raw body, as required by the product's error rule; `body` is parsed. */
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

/** The message to show for a failed call. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError
    ? (error.body.message ?? error.message)
    : 'The server didn’t answer. Check the connection and try again.';

type CallOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** True to finish the request even if the page closes. */
  keepalive?: boolean;
};
type CallArguments<E extends Endpoint> =
  unknown extends CallInput<E> ? [] : [input: CallInput<E>, options?: CallOptions];

/** Sends a request; throws an `ApiError` on failure. Leaves the body unread. */
export async function send<E extends Endpoint>(
  target: Target<E>,
  ...[input, { headers, signal, keepalive } = {}]: CallArguments<E>
): Promise<Response> {
  const { path, body } = toRequest(target, input ?? {});
  const known = target.method === 'GET' && takeFirstAnswer(path);
  if (known) return known;
  const sent = { ...(body && { 'content-type': 'application/json' }), ...headers };
  const response = await fetch(path, {
    method: target.method,
    credentials: 'include',
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
    ...(Object.keys(sent).length > 0 && { headers: sent }),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** The server embeds the responses to a page's first calls in the page; each is used once. */
function takeFirstAnswer(path: string): Response | null {
  const block = document.querySelector(`[data-answer="${path}"]`);
  block?.remove();
  return block && new Response(block.textContent);
}

/** Call this on every change: unused embedded responses are stale afterwards. */
export function dropFirstAnswers(): void {
  for (const block of document.querySelectorAll('[data-answer]')) block.remove();
}

export async function call<E extends Endpoint>(
  target: Target<E>,
  ...args: CallArguments<E>
): Promise<Output<E>> {
  const response = await send(target, ...args);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as Output<E>;
}
