import type { Purpose } from '#core/calls/call-queue.ts';
import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import type { PostRequirements } from '#core/communities/post-requirements.ts';
import type { Rule } from '#server/adapters/platform/things.ts';
import { within } from '#server/adapters/within.ts';
import type { Context } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';

const PATIENCE_MS = 3_500;

export type CommunityFacts = { rules: Rule[]; requirements: PostRequirements | null };

/** What a community says of itself; null when no account can read it in time. */
export async function findCommunityFacts(
  ctx: Context,
  workspaceId: string,
  { name, purpose }: { name: string; purpose: Purpose },
): Promise<CommunityFacts | null> {
  const { platform, clock } = ctx;
  const reader = platform && (await findReader(ctx, workspaceId));
  if (!reader) return null;
  return await within(clock, PATIENCE_MS, readFacts(platform, { ...reader, purpose }, name));
}

async function readFacts(platform: Platform, reader: Caller, name: string): Promise<CommunityFacts | null> {
  const [rules, requirements] = await Promise.all([
    platform.rules(reader, name),
    platform.postRequirements(reader, name),
  ]);
  if (rules.kind !== 'ok') return null;
  return { rules: rules.value, requirements: requirements.kind === 'ok' ? requirements.value : null };
}
