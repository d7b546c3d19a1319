import { CHANNEL_DISABLED, type EventType } from '#contract/alerts/alert-fields.ts';
import type { previewRule as endpoint } from '#contract/alerts/rules.ts';
import type { Input, Output } from '#contract/endpoint.ts';
import type { EventFacts } from '#core/alerts/alert-event.ts';
import { matchesRule } from '#core/alerts/matches-rule.ts';
import type { UserContext } from '#server/context.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const MOST_READ = 20_000;

/** Counts the events of the last seven days that a rule would have matched. */
export async function previewRule(
  { db, clock, actor }: UserContext,
  rule: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const rows = await db
    .selectFrom('events')
    .select(['type', 'facts'])
    .where('workspace_id', '=', actor.workspaceId)
    .where('at', '>=', clock.now() - WEEK_MS)
    .where('type', '!=', CHANNEL_DISABLED)
    .orderBy('at', 'desc')
    .limit(MOST_READ)
    .execute();
  const matching = rows.filter(({ type, facts }) =>
    matchesRule(rule, type as EventType, JSON.parse(facts) as EventFacts),
  );
  return { matches: matching.length, of: rows.length };
}
