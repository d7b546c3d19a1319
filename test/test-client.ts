import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createCaller } from '#contract/api/call-api.ts';
import type { CallInput, Endpoint, Output } from '#contract/endpoint.ts';
import type { Base } from '#server/context.ts';
import { sessionCookieName } from '#server/http/session.ts';
import type { TestUser } from './factories.ts';

export type TestClient = ReturnType<typeof createTestClient>;

type Cookie = LightMyRequestResponse['cookies'][number];

/** True if scripts and other sites cannot use it, and under https it goes to this host only. */
const isGuarded = ({ name, httpOnly, sameSite, path, secure, domain }: Cookie, https: boolean): boolean =>
  httpOnly === true &&
  sameSite === 'Lax' &&
  path === '/' &&
  domain === undefined &&
  (!https || (secure === true && name.startsWith('__Host-')));

/**
 * Acts as a browser does: sends the headers of our pages, keeps cookies, and checks the shape of every response. With a
 * key it acts as a tool does.
 */
export function createTestClient(http: FastifyInstance, base: Base, user?: TestUser, key?: string) {
  const { publicUrl } = base.config;
  const cookies = new Map<string, string>();
  if (user) cookies.set(sessionCookieName(base.config), user.token);

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const page = { origin: publicUrl, 'sec-fetch-site': 'same-origin' };
    const ours = { host: new URL(publicUrl).host, ...(key ? { authorization: `Bearer ${key}` } : page) };
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

  const request = createCaller(async ({ method, path: url, headers, body: payload }) => {
    const { statusCode: status, body } = await send({ method, url, headers, ...(payload && { payload }) });
    return { status, body: body && JSON.parse(body) };
  });

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
      const output = await request(endpoint, input);
      return (endpoint.output ? endpoint.output.parse(output) : undefined) as Output<E>;
    },
  };
}
