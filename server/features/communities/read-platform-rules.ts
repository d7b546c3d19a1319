import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import { withTimeout } from '#server/adapters/with-timeout.ts';
import type { Context } from '#server/context.ts';
import { communityId } from './community-id.ts';
import { keepRules } from './rules-versions.ts';

const TIMEOUT_MS = 3_500;

/** Reads a community's rules and requirements and stores them; what comes later than this is stored all the same. */
export async function readPlatformRules(ctx: Context, caller: Caller, name: string): Promise<void> {
  if (ctx.platform) await withTimeout(ctx.clock, TIMEOUT_MS, readAndKeep(ctx, ctx.platform, caller, name));
}

async function readAndKeep(ctx: Context, platform: Platform, caller: Caller, name: string): Promise<void> {
  const askedAt = ctx.clock.now();
  const [rules, requirements] = await Promise.all([
    platform.rules(caller, name),
    platform.postRequirements(caller, name),
  ]);
  if (rules.kind !== 'ok') return;
  const read = { rules: rules.value, requirements: requirements.kind === 'ok' ? requirements.value : null };
  const times = { askedAt, now: ctx.clock.now() };
  await ctx.db.transaction().execute((tx) => keepRules(tx, communityId(platform.mode, name), read, times));
}
