import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { cookieRules } from '#server/http/session.ts';

/** A browser in which a user has signed in before. It has its own limit of wrong passwords. */
export type KnownBrowser = { id: string; userId: string };

const ID_BYTES = 16;
const MAX_COOKIE_AGE_S = 400 * 24 * 3600;

const cookieName = ({ https }: Config) => (https ? '__Host-threadwell_browser' : 'threadwell_browser');
const cellOf = (id: string) => ({ table: 'browsers', id, column: 'user_id' });

/** The cookie outlives the session and authenticates no one; it only records who used this browser. */
export function rememberBrowser(
  ctx: Pick<Context, 'config' | 'cipher' | 'random'>,
  reply: FastifyReply,
  userId: string,
) {
  const id = ctx.random.bytes(ID_BYTES).toString('base64url');
  const mark = `${id}.${ctx.cipher.seal(userId, cellOf(id))}`;
  reply.setCookie(cookieName(ctx.config), mark, { ...cookieRules(ctx.config), maxAge: MAX_COOKIE_AGE_S });
}

/** Null if the cookie is missing or not ours. */
export function readBrowser(
  { config, cipher }: Pick<Context, 'config' | 'cipher'>,
  request: FastifyRequest,
): KnownBrowser | null {
  const mark = request.cookies[cookieName(config)] ?? '';
  const end = mark.indexOf('.');
  if (end < 1) return null;
  const id = mark.slice(0, end);
  try {
    return { id, userId: cipher.open(mark.slice(end + 1), cellOf(id)) };
  } catch {
    return null;
  }
}
