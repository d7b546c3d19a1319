import { PURPOSES } from '#core/calls/call-queue.ts';
import type { Output } from '#contract/endpoint.ts';
import type { readUsage as endpoint } from '#contract/accounts.ts';
import type { UserContext } from '#server/context.ts';

const DAY_MS = 24 * 3_600_000;
/** The platform's list price for approved commercial clients; an operator's contract may differ. */
const DOLLARS_PER_THOUSAND_CALLS = 0.24;

/** This workspace's calls since the start of the month (UTC). */
export async function readUsage(ctx: UserContext): Promise<Output<typeof endpoint>> {
  const { db, clock, platform, config, actor } = ctx;
  const now = new Date(clock.now());
  const firstDay = Date.UTC(now.getUTCFullYear(), now.getUTCMonth()) / DAY_MS;
  const rows = await db
    .selectFrom('call_meter')
    .select(({ fn }) => ['purpose', fn.sum<number | string>('calls').as('calls')])
    .where('workspace_id', '=', actor.workspaceId)
    .where('day', '>=', firstDay)
    .groupBy('purpose')
    .execute();
  const counted = new Map(rows.map(({ purpose, calls }) => [purpose, Number(calls)]));
  const calls = PURPOSES.map((purpose) => ({ purpose, calls: counted.get(purpose) ?? 0 }));
  const total = calls.reduce((sum, each) => sum + each.calls, 0);
  return {
    month: now.toISOString().slice(0, 7),
    mode: platform?.mode ?? 'none',
    callsPerMinute: config.reddit.callsPerMinute,
    calls,
    estimatedDollars: platform?.mode === 'api' ? (total * DOLLARS_PER_THOUSAND_CALLS) / 1000 : null,
    dollarsPerThousandCalls: DOLLARS_PER_THOUSAND_CALLS,
  };
}
