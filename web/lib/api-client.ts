import type { CallInput, Endpoint, Output } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { placeInput, type Target } from '#contract/place-input.ts';

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

type InputArgument<E extends Endpoint> = unknown extends CallInput<E> ? [] : [input: CallInput<E>];

export async function call<E extends Endpoint>(
  target: E | Target,
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
