import type { Purpose } from '#core/calls/call-queue.ts';
import type { Rule } from '#server/adapters/platform/things.ts';
import type { Context } from '#server/context.ts';
import { findStandingRules } from './find-standing-rules.ts';

/** What is sent is checked against rules of the last minute. */
const FRESH_TO_PUBLISH_MS = 60_000;

/** A community's rules as they are written; null if they are not known. */
export async function findCommunityFacts(
  ctx: Context,
  workspaceId: string,
  { name, purpose }: { name: string; purpose: Purpose },
): Promise<{ rules: Rule[] } | null> {
  const freshness = purpose === 'publish' ? { freshForMs: FRESH_TO_PUBLISH_MS } : {};
  return await findStandingRules(ctx, workspaceId, { name, purpose, ...freshness });
}
