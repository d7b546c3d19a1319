import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import type { Db, Schema, Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { cookieRules } from '#server/http/session.ts';

/** A sign-in with a correct password that awaits its second step. The cookie alone does not sign in. */
type SecondStep = Selectable<Schema['second_steps']>;

const LIFE_MS = 5 * 60_000;
const TRIES = 5;
const OVER = 'This took too long or too many attempts. Sign in with your password again.';

const cookieName = ({ https }: Config) =>
  https ? '__Host-threadwell_second_step' : 'threadwell_second_step';

export const readStepToken = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[cookieName(config)];

export function setStepCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(cookieName(config), token, { ...cookieRules(config), maxAge: LIFE_MS / 1000 });
}

export function clearStepCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(cookieName(config), cookieRules(config));
}

/** Returns a token that only this browser receives. */
export async function beginSecondStep(ctx: Context, tx: Tx, userId: string): Promise<string> {
  const token = newToken(ctx.random);
  const expires_at = ctx.clock.now() + LIFE_MS;
  await tx
    .insertInto('second_steps')
    .values({ token_hash: hashToken(token), user_id: userId, tries: 0, expires_at })
    .execute();
  return token;
}

export const findSecondStep = (
  { db, clock }: Context,
  token: string | undefined,
): Promise<SecondStep | undefined> =>
  db
    .selectFrom('second_steps')
    .selectAll()
    .where('token_hash', '=', hashToken(token ?? ''))
    .where('expires_at', '>', clock.now())
    .where('tries', '<', TRIES)
    .executeTakeFirst();

/** Counts an attempt before checking it, so that concurrent attempts cannot exceed the limit. */
export async function countStepAttempt(
  { db, clock }: Context,
  token: string | undefined,
): Promise<SecondStep> {
  const step = await db
    .updateTable('second_steps')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', hashToken(token ?? ''))
    .where('expires_at', '>', clock.now())
    .where('tries', '<', TRIES)
    .returningAll()
    .executeTakeFirst();
  if (!step) throw new AppError('UNAUTHORIZED', OVER);
  return step;
}

/** A second step can be completed only once, in one session. */
export async function endStep(tx: Db, step: SecondStep): Promise<void> {
  const ended = await tx
    .deleteFrom('second_steps')
    .where('token_hash', '=', step.token_hash)
    .returning('user_id')
    .executeTakeFirst();
  if (!ended) throw new AppError('UNAUTHORIZED', OVER);
}
