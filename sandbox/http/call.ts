import type { IncomingMessage } from 'node:http';

/** The holder of a token: an app, and usually the member it acts for. */
export type Viewer = {
  readonly client: string;
  readonly member: string | null;
  readonly scopes: ReadonlySet<string>;
};

/** A parsed request. */
export type Call = {
  readonly method: string;
  /** The path without `.json` and without a trailing slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly json: unknown;
  readonly headers: IncomingMessage['headers'];
  readonly params: Readonly<Record<string, string>>;
  readonly viewer: Viewer | null;
  /** True for a browser that expects a page. */
  readonly wantsPage: boolean;
};

/** A parameter from the form or else from the query string, untrimmed. */
export function param(call: Call, name: string): string | null {
  return call.form.get(name) ?? call.query.get(name);
}

/** Like the platform, reads every value that begins with 0 or f as false. */
export function flag(call: Call, name: string, fallback = false): boolean {
  const value = param(call, name);
  return value === null || value === '' ? fallback : !/^[0f]/i.test(value);
}

export function wholeNumber(call: Call, name: string, fallback: number, low: number, high: number): number {
  const value = Number.parseInt(param(call, name) ?? '', 10);
  return Number.isNaN(value) ? fallback : Math.min(high, Math.max(low, value));
}

export function callingMember(call: Call): string | null {
  return call.viewer?.member ?? null;
}
