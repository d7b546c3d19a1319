/** What a handler says; writing it to the wire is somebody else's work. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly json: unknown } | { readonly text: string };
}

const HTML = 'text/html; charset=UTF-8';

export const json = (
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
  body: { json: value },
});

export const html = (text: string, status = 200, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { 'content-type': HTML, ...headers },
  body: { text },
});

export const redirect = (location: string, status: 302 | 303 = 302): Answer => ({
  status,
  headers: { location, 'content-type': HTML },
  body: { text: '' },
});

export const empty = (status: number): Answer => ({ status, headers: {}, body: { text: '' } });
