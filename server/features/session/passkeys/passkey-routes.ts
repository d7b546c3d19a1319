import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS } from '#contract/errors.ts';
import * as passkeys from '#contract/session/passkeys.ts';
import { CHALLENGE_LIFE_MS } from '#server/adapters/crypto/webauthn.ts';
import { AppError } from '#server/app-error.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import type { RouteExceptions } from '#server/http/origin-check.ts';
import { anyContext, cookieRules } from '#server/http/session.ts';
import { readBrowser } from '../known-browser.ts';
import { toBrowser, formValues, signInBrowser, readForm, redirectSignedIn } from '../login-routes.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { removePasskey, renamePasskey } from './change-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { findPasskeyPlace } from './passkey-place.ts';
import { clearStepCookie, findSecondStep, readStepToken } from './second-step.ts';
import { renderRecoveryPage, renderSecondStepPage } from './second-step-page.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts';
import { switchSecondStep } from './switch-second-step.ts';

const FORM: RouteExceptions = { body: 'form' };

/** Passkeys in the settings, at sign-in and as a second step, and recovery without one. */
export function passkeyRoutes(app: App, stylesheet: string): void {
  handle(app, passkeys.listPasskeys, listPasskeys);
  handle(app, passkeys.beginPasskey, beginPasskey);
  handle(app, passkeys.addPasskey, addPasskey);
  handle(app, passkeys.renamePasskey, renamePasskey);
  handle(app, passkeys.removePasskey, removePasskey);
  handle(app, passkeys.makeRecoveryCodes, makeRecoveryCodes);
  handle(app, passkeys.switchSecondStep, switchSecondStep);
  signInRoutes(app);
  pageRoutes(app, stylesheet);
}

function signInRoutes(app: App): void {
  const { config } = app.base;
  const cookieName = config.https ? '__Host-threadwell_passkey' : 'threadwell_passkey';
  const callerOf = (request: FastifyRequest) => ({
    client: clientNetwork(request.ip),
    browser: toBrowser(app, request),
    tokens: { step: readStepToken(request, config), alone: request.cookies[cookieName] },
  });
  handle(app, passkeys.beginPasskeySignIn, async (ctx, input, reply) => {
    const { options, token } = await beginPasskeySignIn(ctx, input, callerOf(reply.request));
    const life = { maxAge: CHALLENGE_LIFE_MS / 1000 };
    if (token) reply.setCookie(cookieName, token, { ...cookieRules(config), ...life });
    return options;
  });
  handle(app, passkeys.signInWithPasskey, async (ctx, input, reply) => {
    const signedIn = await signInWithPasskey(ctx, input, callerOf(reply.request));
    reply.clearCookie(cookieName, cookieRules(config));
    clearStepCookie(reply, config);
    signInBrowser(app, reply, signedIn);
    return { to: signedIn.to };
  });
}

function pageRoutes(app: App, stylesheet: string): void {
  const { http, base } = app;
  const usable = findPasskeyPlace(base.config) === 'usable';
  const send = (reply: FastifyReply, page: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  const isSecond = async (request: FastifyRequest) =>
    (await findSecondStep(anyContext(app, request), readStepToken(request, base.config))) !== undefined;

  http.get('/api/login/second', async (request, reply) => {
    if (!(await isSecond(request))) return reply.redirect('/api/login?local=1', 303);
    return send(reply, renderSecondStepPage({ stylesheet, usable }));
  });

  http.get('/api/login/recovery', async (request, reply) => {
    if (await isSecond(request)) return reply.redirect('/api/login/second', 303);
    return send(reply, renderRecoveryPage({ stylesheet }));
  });

  http.post('/api/login/recovery', { config: FORM }, async (request, reply) => {
    try {
      const form = readForm(passkeys.recoveryForm, request);
      const signedIn = await signInWithCode(anyContext(app, request), {
        ...form,
        stepToken: readStepToken(request, base.config),
        client: clientNetwork(request.ip),
        browser: toBrowser(app, request),
        knownBrowser: readBrowser(base, request),
      });
      clearStepCookie(reply, base.config);
      return redirectSignedIn(app, reply, signedIn);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.retryAfterMs) reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000));
      reply.status(ERROR_STATUS[error.code]);
      const { fields, message } = error;
      const values = formValues.safeParse(request.body).data;
      const page = { stylesheet, ...(fields ? { fields } : { message }), ...(values && { values }) };
      const second = await isSecond(request);
      return send(reply, second ? renderSecondStepPage({ ...page, usable }) : renderRecoveryPage(page));
    }
  });
}
