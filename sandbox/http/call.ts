import type { IncomingMessage } from 'node:http';

/** Who is behind a token: an app, and usually a member it acts for. */
export type Viewer = {
  readonly client: string;
  readonly member: string | null;
  readonly scopes: ReadonlySet<string>;
};

/** One request, read and taken apart. */
export type Call = {
  readonly method: string;
  /** Without `.json` and without a slash at the end. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly json: unknown;
  readonly headers: IncomingMessage['headers'];
  readonly params: Readonly<Record<string, string>>;
  readonly viewer: Viewer | null;
  /** Asked by a browser that wants a page. */
  readonly wantsPage: boolean;
};

/** A parameter from the form or else from the address, trimmed of nothing. */
export function param(call: Call, name: string): string | null {
  return call.form.get(name) ?? call.query.get(name);
}

/** The platform reads everything that begins with 0 or f as false. */
export function flag(call: Call, name: string, otherwise = false): boolean {
  const value = param(call, name);
  return value === null || value === '' ? otherwise : !/^[0f]/i.test(value);
}

export function whole(call: Call, name: string, otherwise: number, low: number, high: number): number {
  const value = Number.parseInt(param(call, name) ?? '', 10);
  return Number.isNaN(value) ? otherwise : Math.min(high, Math.max(low, value));
}

export function memberOf(call: Call): string | null {
  return call.viewer?.member ?? null;
}
