import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Shape = z.ZodMiniObject | undefined;

/** What an API key may be allowed to do. */
export const SCOPES = ['read', 'draft', 'schedule', 'publish'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * One API call, as data. Validation, OpenAPI, the web client and the test client derive from it. `access: 'user'`
 * requires a session.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: 'anyone' | 'user';
  /**
   * The scope that an API key needs. If there are several, the verb picks one by the input. `personOnly` refuses keys,
   * `none` ignores them.
   */
  readonly scope: Scope | readonly [Scope, Scope, ...Scope[]] | 'personOnly' | 'none';
  /** True if other sites may call it too; all other endpoints accept only same-origin requests. */
  readonly public?: true;
  /** With `Accept: text/event-stream` the answer is streamed. */
  readonly streams?: true;
  readonly params?: Shape;
  readonly query?: Shape;
  /** Request headers, by their lower-case names. */
  readonly headers?: Shape;
  readonly body?: Shape;
  /** JSON sent as plain text, so browsers skip the CORS preflight. */
  readonly bodyType?: 'text/plain';
  /** The body of a successful response; `null` means 204. */
  readonly output: z.ZodMiniType | null;
  readonly status?: 200 | 201 | 202;
  readonly errors: readonly ErrorCode[];
};

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : unknown;
type Unparsed<S> = S extends z.ZodMiniType ? z.input<S> : unknown;

/** What a verb receives: params, query, headers and body, validated and merged into one object. */
export type Input<E extends Endpoint> = Parsed<E['params']> &
  Parsed<E['query']> &
  Parsed<E['headers']> &
  Parsed<E['body']>;
/** The input as a caller passes it, before validation. */
export type CallInput<E extends Endpoint> = Unparsed<E['params']> &
  Unparsed<E['query']> &
  Unparsed<E['headers']> &
  Unparsed<E['body']>;
export type Output<E extends Endpoint> = E['output'] extends z.ZodMiniType ? z.output<E['output']> : void;

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
