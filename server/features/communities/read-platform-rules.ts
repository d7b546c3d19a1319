import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import { withTimeout } from '#server/adapters/with-timeout.ts';
import type { Outcome } from '#server/adapters/platform/outcome.ts';
import type { Context } from '#server/context.ts';
import { communityId } from './community-id.ts';
import { keepRules } from './keep-rules.ts';

/**
 * Reads a community's rules and requirements and stores them; what comes too late for the caller is stored all the
 * same. Answers whether the platform says that there is no such community.
 */
export async function readPlatformRules(
  ctx: Context,
  caller: Caller,
  { name, timeoutMs }: { name: string; timeoutMs: number },
): Promise<{ isMissing: boolean }> {
  const { platform, clock } = ctx;
  const read = platform && (await withTimeout(clock, timeoutMs, readAndKeep(ctx, platform, caller, name)));
  return read ?? { isMissing: false };
}

/** The platform answers in the same way for what it has banned. */
export const isMissing = (read: Outcome<unknown>): boolean =>
  read.kind === 'missing' && read.reason !== 'banned';

/** Settings that answer later than this are read the next time; the rules count at once. */
const SETTINGS_TIMEOUT_MS = 2_000;

async function readAndKeep(ctx: Context, platform: Platform, caller: Caller, name: string) {
  const askedAt = ctx.clock.now();
  const asked = platform.postRequirements(caller, name).catch(() => null);
  const settings = withTimeout(ctx.clock, SETTINGS_TIMEOUT_MS, asked);
  const rules = await platform.rules(caller, name);
  // What holds a text back is asked twice: rules alone may be missing.
  if (rules.kind !== 'ok')
    return { isMissing: isMissing(rules) && isMissing(await platform.about(caller, name)) };
  const requirements = await settings;
  const read = { rules: rules.value, requirements: requirements?.kind === 'ok' ? requirements.value : null };
  const times = { askedAt, now: ctx.clock.now() };
  await ctx.db.transaction().execute(async (tx) => {
    const id = communityId(platform.mode, name);
    const changed = await keepRules(tx, id, read, times);
    if (changed) await ctx.reactions.rulesChanged(ctx, tx, { communityId: id, name, ...changed });
  });
  return { isMissing: false };
}
