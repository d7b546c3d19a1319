import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Shape = z.ZodMiniObject | undefined;

/**
 * One call of the API, as data. Validation, OpenAPI, the web client and the tests' client are all made from it.
 * `access` says who may call: `user` needs a session, `anyone` does not.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: 'anyone' | 'user';
  /** True where strangers' sites may call too; everything else is same-origin. */
  readonly public?: true;
  /** True where `Accept: text/event-stream` brings the answer while it is made. */
  readonly streams?: true;
  readonly params?: Shape;
  readonly query?: Shape;
  /** Of the request, in lower case. */
  readonly headers?: Shape;
  readonly body?: Shape;
  /** What a good answer holds; `null` answers 204 without a body. */
  readonly output: z.ZodMiniType | null;
  readonly status?: 200 | 201 | 202;
  readonly errors: readonly ErrorCode[];
};

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : unknown;
type Unparsed<S> = S extends z.ZodMiniType ? z.input<S> : unknown;

/** What a verb receives: params, query and body in one object, validated. */
export type Input<E extends Endpoint> = Parsed<E['params']> &
  Parsed<E['query']> &
  Parsed<E['headers']> &
  Parsed<E['body']>;
/** What a caller passes. */
export type CallInput<E extends Endpoint> = Unparsed<E['params']> &
  Unparsed<E['query']> &
  Unparsed<E['headers']> &
  Unparsed<E['body']>;
export type Output<E extends Endpoint> = E['output'] extends z.ZodMiniType ? z.output<E['output']> : void;

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
