import type { FastifyReply, FastifyRequest } from 'fastify';
import { SCOPES } from '#contract/endpoint.ts';
import { AppError } from '#server/app-error.ts';
import type { PersonActor } from '#server/context.ts';
import type { App } from '#server/http/app-type.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import type { RouteExceptions } from '#server/http/origin-check.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { type Authorization, backTo, readAuthorization, resourceOf } from './authorization.ts';
import { registerClient, registration } from './clients.ts';
import { type Grant, openGrant, sealGrant } from './codes.ts';
import { renderConsent, renderProblem, renderSignInFirst } from './consent-page.ts';
import { exchangeCode } from './exchange-code.ts';
import { answerOAuth, OAuthError } from './oauth-error.ts';

const HOUR_MS = 3_600_000;
const FORM: RouteExceptions = { body: 'form' };

/** OAuth for MCP clients that can't be given a key by hand: PKCE, a consent page, and a key as access token. */
export function oauthRoutes(app: App, stylesheet: string): void {
  describeServer(app);
  const { http, base } = app;

  http.post('/oauth/register', { config: { public: true, body: 'json' } }, (request, reply) =>
    answerInOAuth(reply, async () => {
      await limit(app, request, 'register', 60);
      const parsed = registration.safeParse(request.body);
      if (!parsed.success) throw new OAuthError('invalid_request', 'Send client_name and redirect_uris.');
      const { client_name: name, redirect_uris: redirectUris } = parsed.data;
      reply.status(201);
      return {
        client_id: registerClient(base, { name, redirectUris }),
        client_name: name,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      };
    }),
  );

  http.post('/oauth/token', { config: { public: true, body: 'form' } }, (request, reply) =>
    answerInOAuth(reply, async () => {
      await limit(app, request, 'token', 300);
      return await exchangeCode(base, request.body);
    }),
  );

  http.get('/oauth/authorize', (request, reply) =>
    showPage(reply, stylesheet, () => {
      const asked = readAuthorization(base, request.query);
      const { actor } = request;
      if (actor.kind !== 'user') return renderSignInFirst(stylesheet);
      // Browsers check where the redirect after a form leads, too.
      const target = new URL(asked.redirectUri);
      const goesTo = target.origin === 'null' ? target.protocol : target.origin;
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      reply.header('content-security-policy', policy.replace('form-action', `form-action ${goesTo}`));
      return renderConsent(stylesheet, asked, sealGrant(base, 'request', toGrant(asked, actor)));
    }),
  );

  http.post('/oauth/authorize', { config: FORM }, (request, reply) =>
    decide(app, stylesheet, request, reply),
  );
}

const toGrant = (
  asked: Authorization,
  { userId, workspaceId }: PersonActor,
): Omit<Grant, 'id' | 'endsAt'> => ({
  userId,
  workspaceId,
  clientId: asked.clientId,
  name: asked.client.name,
  redirectUri: asked.redirectUri,
  challenge: asked.challenge,
  scopes: [...asked.scopes],
  ...(asked.state !== undefined && { state: asked.state }),
});

async function decide({ base }: App, stylesheet: string, request: FastifyRequest, reply: FastifyReply) {
  const { actor } = request;
  if (actor.kind !== 'user') throw new AppError('UNAUTHORIZED');
  const form = (request.body ?? {}) as Record<string, string>;
  return await showPage(reply, stylesheet, () => {
    const { id: _id, endsAt: _endsAt, ...asked } = openGrant(base, 'request', form['request'] ?? '');
    if (asked.userId !== actor.userId)
      throw new OAuthError('invalid_request', 'Somebody else was asked. Start again.');
    const scopes = asked.scopes.filter((scope) => form[scope] === 'on');
    const isAllowed = form['decision'] === 'allow' && scopes.length > 0;
    const answer: Record<string, string> = isAllowed
      ? { code: sealGrant(base, 'code', { ...asked, scopes }) }
      : { error: 'access_denied' };
    const back = { redirectUri: asked.redirectUri, state: asked.state };
    return { redirect: backTo(back, base.config.publicUrl, answer) };
  });
}

/** What clients read first: where to register, to ask, and to fetch a key. */
function describeServer({ http, base: { config } }: App): void {
  const { publicUrl } = config;
  const resource = {
    resource: resourceOf(publicUrl),
    authorization_servers: [publicUrl],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Threadwell',
  };
  const server = {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/oauth/authorize`,
    token_endpoint: `${publicUrl}/oauth/token`,
    registration_endpoint: `${publicUrl}/oauth/register`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    scopes_supported: SCOPES,
  };
  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])
    http.get(path, async (_request, reply) => reply.send(resource));
  http.get('/.well-known/oauth-authorization-server', async (_request, reply) => reply.send(server));
}

const limit = ({ base }: App, { ip }: FastifyRequest, what: string, count: number) =>
  consumeRateLimits(base, [{ key: `oauth-${what}:${clientNetwork(ip)}`, count, windowMs: HOUR_MS }]);

async function answerInOAuth(reply: FastifyReply, run: () => Promise<object>): Promise<FastifyReply> {
  try {
    return reply.header('cache-control', 'no-store').send(await run());
  } catch (error) {
    if (error instanceof OAuthError) return answerOAuth(reply, error);
    if (error instanceof AppError && error.code === 'CONFLICT')
      return answerOAuth(reply, new OAuthError('invalid_request', error.message));
    throw error;
  }
}

async function showPage(
  reply: FastifyReply,
  stylesheet: string,
  run: () => string | { redirect: string },
): Promise<FastifyReply> {
  const send = (page: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  try {
    const result = run();
    return typeof result === 'string' ? send(result) : reply.redirect(result.redirect, 303);
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return send.call(reply.status(400), renderProblem(stylesheet, error.message));
  }
}
