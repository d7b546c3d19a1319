import { within } from '#server/adapters/within.ts';
import type { Context } from '#server/context.ts';
import type { Purpose } from '#core/calls/call-queue.ts';
import { findReader } from '../accounts/choose-account.ts';
import { type PlaceFacts, readRules } from './gather-material.ts';

const PATIENCE_MS = 3_500;

/** What a community says of itself; null when nobody can tell in time. The dated record of its rules joins here. */
export async function findPlaceFacts(
  ctx: Context,
  workspaceId: string,
  { name, purpose }: { name: string; purpose: Purpose },
): Promise<PlaceFacts | null> {
  const { community, clock } = ctx;
  const reader = community && (await findReader(ctx, workspaceId));
  if (!reader) return null;
  return await within(clock, PATIENCE_MS, readRules({ community, reader: { ...reader, purpose } }, name));
}
