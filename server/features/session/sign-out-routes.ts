import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/http/app-type.ts';
import { html } from '#server/http/html.ts';
import type { RouteExceptions } from '#server/http/origin-check.ts';
import { anyContext, clearSessionCookie, requestOrigin, sessionToken } from '#server/http/session.ts';
import { signOut } from './sign-out.ts';
import { renderSmallPage } from './small-page.ts';

const FORM: RouteExceptions = { body: 'form' };

/** `/api/logout` signs out when reached from our pages. A link from elsewhere shows a button first. */
export function signOutRoutes(app: App, stylesheet: string): void {
  const { http, base } = app;

  async function leave(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = sessionToken(request, base.config);
    if (token) await signOut(anyContext(app, request), token, requestOrigin(request));
    clearSessionCookie(reply, base.config);
    return reply.redirect('/', 303);
  }

  http.get('/api/logout', async (request, reply) => {
    if (isMeant(request)) return await leave(request, reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(renderSignOutPage(stylesheet));
  });

  http.post('/api/logout', { config: FORM }, (request, reply) => leave(request, reply));
}

/** True if one of our pages led here or the user typed the address. */
function isMeant({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET') return false;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  return site === 'same-origin' || (site === 'none' && mode === 'navigate');
}

const renderSignOutPage = (stylesheet: string): string =>
  renderSmallPage(
    { title: 'Sign out of Threadwell', description: 'Sign out of Threadwell.', stylesheet },
    html`<form method="post" action="/api/logout" class="sign-in-form">
        <h1>Sign out?</h1>
        <p>You came here from another site. You stay signed in unless you sign out here.</p>
        <button type="submit" class="sign-in-button">Sign out</button>
      </form>
      <p class="sign-in-way-back"><a href="/">Stay signed in</a></p>`,
  );
