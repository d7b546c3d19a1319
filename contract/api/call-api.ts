import type { CallInput, Endpoint, Output } from '../endpoint.ts';
import type { ErrorBody } from '../errors.ts';
import { toRequest } from '../to-request.ts';

export type ApiRequest = {
  method: Endpoint['method'];
  path: string;
  headers: Record<string, string>;
  body?: object;
};
export type ApiResponse = { status: number; body: unknown };
export type Send = (request: ApiRequest) => Promise<ApiResponse>;

/** An error response of the API. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(`${status} ${body.code}: ${body.message}`);
    this.status = status;
    this.body = body;
  }
}

export type Call = <const E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E> | object,
) => Promise<Output<E>>;

/** A typed client of the endpoints, over any transport. */
export const createCaller =
  (send: Send): Call =>
  async (endpoint, input = {}) => {
    const headers: Record<string, string> = {};
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(input as object)) {
      if (Object.hasOwn(endpoint.headers?.shape ?? {}, name)) headers[name] = String(value);
      else rest[name] = value;
    }
    const { path, body = {} } = toRequest(endpoint, rest);
    const response = await send({ method: endpoint.method, path, headers, ...(endpoint.body && { body }) });
    if (response.status >= 400) throw new ApiError(response.status, response.body as ErrorBody);
    return (endpoint.output ? response.body : undefined) as Output<typeof endpoint>;
  };
