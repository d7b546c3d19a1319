import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ERROR_STATUS } from '#contract/errors.ts';
import { signInForm, signUpForm } from '#contract/session.ts';
import type { App } from '#server/http/app-type.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { parsePart } from '#server/http/validate-input.ts';
import type { RouteExceptions } from '#server/http/origin-check.ts';
import { anyContext, requestOrigin, sessionToken, setSessionCookie } from '#server/http/session.ts';
import { hasAnyUser, hasFirstUser } from './claim-sign-up.ts';
import { readInvitationCookie } from './invited/invitation-cookie.ts';
import { readBrowser, rememberBrowser } from './known-browser.ts';
import { findPasskeyPlace } from './passkeys/passkey-place.ts';
import { setStepCookie } from './passkeys/second-step.ts';
import { asksForSetUpCode } from './set-up-code.ts';
import { renderSignInPage, type SignInPage } from './sign-in-page.ts';
import { type PasskeyRequired, signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import type { Browser, SignedIn } from './start-session.ts';

export const formValues = z.record(z.string(), z.string());
const FORM: RouteExceptions = { body: 'form' };

/** Sign-in and sign-up as browser navigations that work without JavaScript. */
export function loginRoutes(app: App, stylesheet: string): void {
  const { http } = app;

  http.post('/api/login', { config: FORM }, (request, reply) =>
    submit(app, stylesheet, 'signIn', request, reply, () => {
      const form = readForm(signInForm, request);
      return signIn(anyContext(app, request), {
        ...form,
        client: clientNetwork(request.ip),
        browser: toBrowser(app, request),
        knownBrowser: readBrowser(app.base, request),
      });
    }),
  );

  // After a rejected form, the address bar shows this URL.
  http.get('/api/signup', (_request, reply) => reply.redirect('/api/login?local=1', 303));
  http.post('/api/signup', { config: FORM }, (request, reply) =>
    submit(app, stylesheet, 'signUp', request, reply, () => {
      const form = readForm(signUpForm, request);
      return signUp(anyContext(app, request), {
        ...form,
        client: clientNetwork(request.ip),
        browser: toBrowser(app, request),
      });
    }),
  );
}

export const toBrowser = ({ base }: App, request: FastifyRequest): Browser => ({
  ...requestOrigin(request),
  oldToken: sessionToken(request, base.config),
  invitation: readInvitationCookie(request, base.config),
});

/** Signs the browser in and remembers its user. */
export function signInBrowser({ base }: App, reply: FastifyReply, { session, userId }: SignedIn): void {
  setSessionCookie(reply, base, session);
  rememberBrowser(base, reply, userId);
}

export function redirectSignedIn(app: App, reply: FastifyReply, signedIn: SignedIn): FastifyReply {
  signInBrowser(app, reply, signedIn);
  return reply.redirect(signedIn.to, 303);
}

function askForPasskey({ base }: App, reply: FastifyReply, { stepToken }: PasskeyRequired): FastifyReply {
  setStepCookie(reply, base.config, stepToken);
  return reply.redirect('/api/login/second', 303);
}

export function readForm<S extends z.ZodMiniObject>(schema: S, request: FastifyRequest): z.output<S> {
  const parsed = parsePart(schema, request.body ?? {});
  if (parsed.ok) return parsed.data;
  throw invalidInput(parsed.fields);
}

/** Submits a form: redirects with a session or to the second step, or shows the page again with an error and the input. */
async function submit(
  app: App,
  stylesheet: string,
  form: SignInPage['form'],
  request: FastifyRequest,
  reply: FastifyReply,
  start: () => Promise<SignedIn | PasskeyRequired>,
): Promise<FastifyReply> {
  try {
    const started = await start();
    return 'session' in started ? redirectSignedIn(app, reply, started) : askForPasskey(app, reply, started);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const values = formValues.safeParse(request.body).data;
    return await sendSignInPage(app, stylesheet, reply, error, { form, ...(values && { values }) });
  }
}

export async function sendSignInPage(
  { base }: App,
  stylesheet: string,
  reply: FastifyReply,
  error: AppError | null,
  page: Partial<Pick<SignInPage, 'form' | 'values'>> = {},
): Promise<FastifyReply> {
  if (error?.retryAfterMs) reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000));
  const { signups, oidc, localSignUps } = base.config;
  const fresh = !(await hasFirstUser(base));
  const signUps = localSignUps && (signups === 'open' || (signups === 'first' && fresh));
  const hasUsers = !fresh || (await hasAnyUser(base));
  return reply
    .status(error ? ERROR_STATUS[error.code] : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      renderSignInPage({
        form: !hasUsers && signUps ? 'signUp' : 'signIn',
        ...page,
        stylesheet,
        isNew: fresh,
        hasUsers,
        asksForCode: signUps && (await asksForSetUpCode(base)),
        passwords: signups !== 'provider',
        signUps,
        provider: oidc !== null,
        passkeys: !fresh && findPasskeyPlace(base.config) === 'usable',
        ...(error && (error.fields ? { fields: error.fields } : { message: error.message })),
      }),
    );
}
