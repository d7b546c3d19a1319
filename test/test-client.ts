import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { CallInput, Endpoint, Output } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { toRequest } from '#contract/to-request.ts';
import type { Base } from '#server/context.ts';
import { sessionCookieName } from '#server/http/session.ts';
import type { TestUser } from './factories.ts';

/** An error response, thrown by `call`. */
class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(`${status} ${body.code}: ${body.message}`);
    this.status = status;
    this.body = body;
  }
}

export type TestClient = ReturnType<typeof createTestClient>;

type Cookie = LightMyRequestResponse['cookies'][number];

/** True if scripts and other sites cannot use it, and under https it goes to this host only. */
const isGuarded = ({ name, httpOnly, sameSite, path, secure, domain }: Cookie, https: boolean): boolean =>
  httpOnly === true &&
  sameSite === 'Lax' &&
  path === '/' &&
  domain === undefined &&
  (!https || (secure === true && name.startsWith('__Host-')));

/** Acts like a browser: sends our pages' headers, keeps cookies, and checks the shape of every response. */
export function createTestClient(http: FastifyInstance, base: Base, user?: TestUser) {
  const { publicUrl } = base.config;
  const cookies = new Map<string, string>();
  if (user) cookies.set(sessionCookieName(base.config), user.token);

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const ours = { host: new URL(publicUrl).host, origin: publicUrl, 'sec-fetch-site': 'same-origin' };
    const headers = Object.entries({ ...ours, ...options.headers }).filter(
      ([, value]) => value !== undefined,
    );
    const response = await http.inject({
      ...options,
      cookies: Object.fromEntries(cookies),
      headers: Object.fromEntries(headers),
    });
    for (const cookie of response.cookies) {
      const { name, value, maxAge } = cookie;
      if (!isGuarded(cookie, base.config.https))
        throw new Error(`Any script or site may use the cookie ${name}.`);
      if (maxAge === 0 || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    user,
    cookies,
    send,
    /** Submits a form as the sign-in page does. */
    submit: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    async call<const E extends Endpoint>(endpoint: E, input: CallInput<E> | object = {}): Promise<Output<E>> {
      const headers: Record<string, string> = {};
      const rest: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(input as object)) {
        if (Object.hasOwn(endpoint.headers?.shape ?? {}, name)) headers[name] = String(value);
        else rest[name] = value;
      }
      const { path, body } = toRequest(endpoint, rest);
      const payload = endpoint.body ? (body ?? {}) : undefined;
      const response = await send({
        method: endpoint.method,
        url: path,
        headers,
        ...(payload && { payload }),
      });
      if (response.statusCode >= 400) throw new Refusal(response.statusCode, response.json());
      return (endpoint.output ? endpoint.output.parse(response.json()) : undefined) as Output<E>;
    },
  };
}
