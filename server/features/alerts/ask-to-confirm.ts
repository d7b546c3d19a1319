import { writeConfirmationMail } from '#core/alerts/write-mail.ts';
import { hashToken } from '#server/adapters/crypto/random.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits, type Limit } from '#server/http/rate-limit.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const NO_MAIL = 'Email needs a mail server: set SMTP_URL and MAIL_FROM on the server and start it again.';
const TOO_SOON = 'We sent a link less than a minute ago. Look in the spam folder, or wait a minute.';
const TOO_OFTEN = 'We sent five links to this address today. Try again tomorrow.';

type Question = { channelId: string; address: string; url: string };

/** Asks the owner of an address to confirm it before any alert is sent there. */
export async function askToConfirm(ctx: UserContext, { channelId, address, url }: Question): Promise<void> {
  const { alerts, config } = ctx;
  if (!alerts.mail) throw new AppError('UNAVAILABLE', NO_MAIL);
  await limit(ctx, { key: `alert-confirm:${channelId}`, count: 1, windowMs: MINUTE_MS }, TOO_SOON);
  const key = `alert-confirm:${hashToken(address.toLowerCase())}`;
  await limit(ctx, { key, count: 5, windowMs: DAY_MS }, TOO_OFTEN);
  const outcome = await alerts.mail({ ...writeConfirmationMail(url, config.publicUrl), to: address });
  if (outcome.kind !== 'delivered') throw new AppError('UNAVAILABLE', outcome.reason);
}

async function limit(ctx: UserContext, each: Limit, refusal: string): Promise<void> {
  try {
    await consumeRateLimits(ctx, [each]);
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfterMs === undefined) throw error;
    throw new AppError('RATE_LIMITED', refusal, { retryAfterMs: error.retryAfterMs });
  }
}
