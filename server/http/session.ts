import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../adapters/crypto/random.ts';
import type { App } from './app-type.ts';
import { AppError } from '../app-error.ts';
import { clientNetwork } from './client-network.ts';
import type { Config } from '../config.ts';
import type { Context, Origin, PersonContext, UserActor, UserContext, VisitorActor } from '../context.ts';
import { createSessionFinder, touchSession } from './find-session.ts';
import { createKeyAdmission, findKey } from './keys/admit-key.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The caller by API key or session cookie, read from the database on every request so that revoking a key and
     * signing out take effect at once.
     */
    actor: UserActor | VisitorActor;
  }
}

/** A browser's session token and when it expires at the latest. */
export type SessionToken = { token: string; endsAt: number };

export const sessionCookieName = ({ https }: Config): string =>
  https ? '__Host-threadwell_session' : 'threadwell_session';

export const sessionToken = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[sessionCookieName(config)];

export function setSessionCookie(
  reply: FastifyReply,
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  { token, endsAt }: SessionToken,
): void {
  const maxAge = Math.floor((endsAt - clock.now()) / 1000);
  reply.setCookie(sessionCookieName(config), token, { ...cookieRules(config), maxAge });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookieName(config), cookieRules(config));
}

export const cookieRules = ({ https }: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: https }) as const;

export const requestOrigin = ({ ip, headers }: FastifyRequest): Origin => ({
  address: ip,
  userAgent: headers['user-agent'],
});

export function resolveSession({ http, base }: App): void {
  http.decorateRequest('actor');
  const findSession = createSessionFinder(base);
  const admitKey = createKeyAdmission(base);
  http.addHook('preParsing', async (request, reply) => {
    request.actor = { kind: 'visitor', client: clientNetwork(request.ip) };
    const key = findKey(request);
    if (key !== undefined) {
      request.actor = await admitKey(key, request, reply);
      return;
    }
    const token = sessionToken(request, base.config);
    if (!token) return;
    const session = await findSession(hashToken(token));
    if (!session) return;
    request.actor = {
      kind: 'user',
      userId: session.user_id,
      workspaceId: session.workspace_id,
      sessionId: session.id,
      from: requestOrigin(request),
    };
    await touchSession(base, session);
  });
}

/** The context of a signed-in user or their key, or 401. */
export function userContext(app: App, request: FastifyRequest): UserContext {
  const { actor } = request;
  if (actor.kind === 'visitor') throw new AppError('UNAUTHORIZED');
  return { ...app.base, log: request.log, actor };
}

/** The context of a person by their session, or 401. */
export function personContext(app: App, request: FastifyRequest): PersonContext {
  const { actor } = request;
  if (actor.kind !== 'user') throw new AppError('UNAUTHORIZED');
  return { ...app.base, log: request.log, actor };
}

export const anyContext = (app: App, request: FastifyRequest): Context<UserActor | VisitorActor> => ({
  ...app.base,
  log: request.log,
  actor: request.actor,
});
