import type { Purpose } from '#core/calls/call-queue.ts';
import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import type { PostRequirements } from '#core/communities/post-requirements.ts';
import type { Rule } from '#server/adapters/platform/things.ts';
import { withTimeout } from '#server/adapters/with-timeout.ts';
import type { Context } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';

const TIMEOUT_MS = 3_500;

export type CommunityFacts = { rules: Rule[]; requirements: PostRequirements | null };

/** A community's rules and post requirements; null if no account can read them in time. */
export async function findCommunityFacts(
  ctx: Context,
  workspaceId: string,
  { name, purpose }: { name: string; purpose: Purpose },
): Promise<CommunityFacts | null> {
  const { platform, clock } = ctx;
  const reader = platform && (await findReader(ctx, workspaceId));
  if (!reader) return null;
  return await withTimeout(clock, TIMEOUT_MS, readFacts(platform, { ...reader, purpose }, name));
}

async function readFacts(platform: Platform, reader: Caller, name: string): Promise<CommunityFacts | null> {
  const [rules, requirements] = await Promise.all([
    platform.rules(reader, name),
    platform.postRequirements(reader, name),
  ]);
  if (rules.kind !== 'ok') return null;
  return { rules: rules.value, requirements: requirements.kind === 'ok' ? requirements.value : null };
}
