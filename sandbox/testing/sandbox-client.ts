import { CLIENT_ID, CLIENT_SECRET } from '../oauth/clients.ts';
import { MEMBER_PASSWORD } from '../people.ts';
import { type RunningSandbox, type SandboxOptions, startSandbox } from '../start-sandbox.ts';

type Fields = Readonly<Record<string, string>>;

/** A response. `reply.at('json', 'data', 'id')` reads its JSON by path. */
export class Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;

  constructor(status: number, headers: Headers, text: string) {
    this.status = status;
    this.headers = headers;
    this.text = text;
  }

  get json(): unknown {
    const parsed: unknown = JSON.parse(this.text);
    return parsed;
  }

  at(...path: readonly (string | number)[]): unknown {
    return dig(this.json, ...path);
  }

  children(...path: readonly (string | number)[]): readonly Record<string, unknown>[] {
    const list = this.at(...path, 'data', 'children');
    return Array.isArray(list) ? list.map((child: unknown) => asRecord(dig(child, 'data'))) : [];
  }
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

export function dig(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

export const BASIC = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`;
const AGENT = 'test:sandbox:1.0 (by /u/sandbox_ada)';

async function request(url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return new Reply(response.status, response.headers, await response.text());
}

/** A client that sends the same token with every call. */
export type MemberClient = {
  readonly token: string;
  get(path: string): Promise<Reply>;
  post(path: string, fields: Fields): Promise<Reply>;
};

export type TestSandbox = RunningSandbox & {
  /** Advances the real time. */
  advance(ms: number): void;
  fetch(path: string, init?: RequestInit): Promise<Reply>;
  token(fields: Fields): Promise<Reply>;
  signIn(member?: string, scope?: string): Promise<MemberClient>;
  session(token: string): MemberClient;
  control(change: unknown): Promise<Reply>;
  state(): Promise<Reply>;
};

export const NOON = Date.UTC(2026, 10, 20, 12);

export async function startTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  let now = NOON;
  const running = await startSandbox({ now: () => now, ...options });
  const call = (path: string, init: RequestInit = {}): Promise<Reply> =>
    request(`${running.url}${path}`, init);
  const token = (fields: Fields): Promise<Reply> =>
    call('/api/v1/access_token', {
      method: 'POST',
      headers: { authorization: BASIC, 'user-agent': AGENT },
      body: new URLSearchParams(fields),
    });
  function session(bearer: string): MemberClient {
    const headers = { authorization: `bearer ${bearer}`, 'user-agent': AGENT };
    return {
      token: bearer,
      get: (path) => call(path, { headers }),
      post: (path, fields) =>
        call(path, {
          method: 'POST',
          headers,
          body: new URLSearchParams({ api_type: 'json', raw_json: '1', ...fields }),
        }),
    };
  }
  return {
    ...running,
    advance: (ms) => {
      now += ms;
    },
    fetch: call,
    token,
    session,
    signIn: async (member = 'sandbox_ada', scope = '*') => {
      const reply = await token({
        grant_type: 'password',
        username: member,
        password: MEMBER_PASSWORD,
        scope,
      });
      return session(String(reply.at('access_token')));
    },
    control: (change) =>
      call('/_sandbox/control', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      }),
    state: () => call('/_sandbox/state'),
  };
}
