import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { cookieRules } from '#server/http/session.ts';

/** Long enough to fill in a form or to sign in at a provider. */
const LIFE_S = 3_600;

const cookieName = ({ https }: Config) => (https ? '__Host-threadwell_invitation' : 'threadwell_invitation');

/** The token of the invitation opened in this browser. It moves into a cookie so that no page or URL contains it. */
export const readInvitationCookie = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[cookieName(config)];

export const setInvitationCookie = (reply: FastifyReply, config: Config, token: string) =>
  reply.setCookie(cookieName(config), token, { ...cookieRules(config), maxAge: LIFE_S });

export const clearInvitationCookie = (reply: FastifyReply, config: Config) =>
  reply.clearCookie(cookieName(config), cookieRules(config));
