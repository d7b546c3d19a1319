/** A response, before it is written to the connection. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly json: unknown } | { readonly text: string };
};

const HTML = 'text/html; charset=UTF-8';

export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
    body: { json: value },
  };
}

export function html(text: string, status = 200, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { 'content-type': HTML, ...headers },
    body: { text },
  };
}

export function redirect(location: string, status: 302 | 303 = 302): Answer {
  return {
    status,
    headers: { location, 'content-type': HTML },
    body: { text: '' },
  };
}

export function empty(status: number): Answer {
  return { status, headers: {}, body: { text: '' } };
}
