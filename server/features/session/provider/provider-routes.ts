import type { App } from '#server/http/app-type.ts';
import { AppError } from '#server/app-error.ts';
import { ProviderUnavailable } from '#server/adapters/openid/open-id-provider.ts';
import { anyContext, cookieRules, requestOrigin } from '#server/http/session.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { beginProviderSignIn, callbackUrl, PROVIDER_SIGN_IN_LIFE_MS } from './begin-provider-sign-in.ts';
import { finishProviderSignIn } from './finish-provider-sign-in.ts';
import { countAttempt } from '../log-sign-in.ts';
import { toBrowser, sendSignInPage, redirectSignedIn } from '../login-routes.ts';
import { providerSignInLimits } from '../sign-in-limits.ts';
import { findReturnPath } from './return-path.ts';

/** `GET /api/login` redirects to the OpenID provider, or shows the forms if there is none. Also serves the callback. */
export function providerRoutes(app: App, stylesheet: string): void {
  const { http, base } = app;
  const { config, openId } = base;
  const cookieName = config.https ? '__Host-threadwell_sign_in' : 'threadwell_sign_in';

  http.get<{ Querystring: { local?: string; again?: unknown } }>('/api/login', async (request, reply) => {
    const local = request.query.local && config.signups !== 'provider';
    if (!openId || local) return await sendSignInPage(app, stylesheet, reply, null);
    try {
      const ctx = anyContext(app, request);
      const about = { userId: null, from: requestOrigin(request) };
      await countAttempt(ctx, providerSignInLimits(clientNetwork(request.ip)), about);
      const { url, browserToken } = await beginProviderSignIn(
        ctx,
        openId,
        findReturnPath(request.query.again),
      );
      reply.setCookie(cookieName, browserToken, {
        ...cookieRules(config),
        maxAge: PROVIDER_SIGN_IN_LIFE_MS / 1000,
      });
      return reply.header('cache-control', 'no-store').redirect(url, 302);
    } catch (error) {
      return await sendSignInPage(app, stylesheet, reply, asAppError(error, request.log));
    }
  });

  http.get<{ Querystring: { state?: unknown } }>('/api/login/callback', async (request, reply) => {
    if (!openId) throw new AppError('NOT_FOUND');
    const query = request.url.split('?')[1] ?? '';
    const { state } = request.query;
    reply.clearCookie(cookieName, cookieRules(config));
    try {
      const signedIn = await finishProviderSignIn(anyContext(app, request), openId, {
        url: `${callbackUrl(config.publicUrl)}?${query}`,
        state: typeof state === 'string' ? state : '',
        browserToken: request.cookies[cookieName],
        browser: toBrowser(app, request),
      });
      return redirectSignedIn(app, reply, signedIn);
    } catch (error) {
      return await sendSignInPage(app, stylesheet, reply, asAppError(error, request.log));
    }
  });
}

function asAppError(error: unknown, log: { error(details: object, text: string): void }): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof ProviderUnavailable)) throw error;
  log.error({ err: error }, 'the OpenID provider did not respond');
  return new AppError('UNAVAILABLE', 'Your sign-in provider isn’t responding. Try again in a minute.');
}
