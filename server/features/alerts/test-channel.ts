import type { testChannel as endpoint } from '#contract/alerts/channels.ts';
import type { Output } from '#contract/endpoint.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findChannel, openTarget } from './channel-rows.ts';

const TESTS = { count: 30, windowMs: 10 * 60_000 };

/** Sends a test message right away, in any state of the channel. Stores no delivery. */
export async function testChannel(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Output<typeof endpoint>> {
  const row = authorize(ctx.actor, await findChannel(ctx.db, id));
  await consumeRateLimits(ctx, [{ key: `alert-tests:${row.workspace_id}`, ...TESTS }]);
  if (row.kind === 'rss') return { ok: true };
  if (row.state === 'unverified')
    return { ok: false, problem: 'Confirm the address first: open the link in the email.' };
  const data = { id, title: `A test of “${row.name}”`, reason: 'This channel works.' };
  const event = { id: newId('evn', ctx), type: 'test' as const, at: ctx.clock.now(), data };
  const outcome = await ctx.alerts.send(await openTarget(ctx, row), [event]);
  return outcome.kind === 'delivered' ? { ok: true } : { ok: false, problem: outcome.reason };
}
