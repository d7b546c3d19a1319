/** A signed-in user of a running server, over real HTTP. */
export type Browser = {
  get<T>(path: string): Promise<T>;
  cookie(): string;
  /** A response that may never end. */
  open(path: string, signal: AbortSignal): Promise<Response>;
  /** Sends a change like our pages; a creation keeps one idempotency key across retries. */
  send<T>(method: string, path: string, body?: object, key?: string): Promise<T>;
  /** Connects an account through the consent page. */
  connect(username: string): Promise<void>;
};

export class Refused extends Error {
  readonly status: number;
  constructor(url: string, status: number, text: string) {
    super(`${url}: ${status} ${text}`);
    this.status = status;
  }
}

const inTime = () => AbortSignal.timeout(15_000);

export async function signUp(url: string, email: string): Promise<Browser> {
  const registered = await fetch(`${url}/api/signup`, {
    method: 'POST',
    body: new URLSearchParams({ email, password: 'correct horse' }),
    headers: { origin: url },
    redirect: 'manual',
  });
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
  };
  keep(registered);
  const cookie = () => [...cookies.values()].join('; ');
  const headers = () => ({ origin: url, cookie: cookie() });
  const read = async <T>(answer: Response): Promise<T> => {
    if (!answer.ok) throw new Refused(answer.url, answer.status, await answer.text());
    return (answer.status === 204 ? null : await answer.json()) as T;
  };
  return {
    cookie,
    get: async (path) => read(await fetch(`${url}${path}`, { headers: headers(), signal: inTime() })),
    open: (path, signal) => fetch(`${url}${path}`, { headers: headers(), signal }),
    send: async (method, path, body, key) => {
      const answer = await fetch(`${url}${path}`, {
        method,
        signal: inTime(),
        headers: {
          ...headers(),
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return await read(answer);
    },
    async connect(username) {
      const begun = await fetch(`${url}/api/reddit/login`, { headers: headers(), redirect: 'manual' });
      keep(begun);
      const page = new URL(begun.headers.get('location') ?? '');
      const consent = new URLSearchParams([
        ['decision', 'allow'],
        ['username', username],
        ...page.searchParams,
      ]);
      const answer = await fetch(page, { method: 'POST', body: consent, redirect: 'manual' });
      const back = answer.headers.get('location') ?? '';
      keep(await fetch(back, { headers: headers(), redirect: 'manual' }));
    },
  };
}
