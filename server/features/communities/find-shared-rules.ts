import { readRules } from '#core/communities/rules/read-rules.ts';
import type { KnownRules } from '#core/preflight/subject.ts';
import type { Caller } from '#server/adapters/platform/platform.ts';
import type { Context } from '#server/context.ts';
import { communityId, originOf } from './community-id.ts';
import { findAdmission } from './find-effective-rules.ts';
import { readPlatformRules } from './read-platform-rules.ts';
import { findNewestRules } from './rules-versions.ts';

const TIMEOUT_MS = 3_500;

type Wanted = {
  name: string;
  freshForMs: number;
  /** Returns the account with which to read rules that are too old; null for none. */
  findReader: () => Promise<Caller | null>;
};

/** The rules as on the platform, without any workspace's additions. */
export async function findSharedRules(
  ctx: Context,
  { name, freshForMs, findReader }: Wanted,
): Promise<KnownRules | null> {
  const { db, clock } = ctx;
  const id = communityId(originOf(ctx.platform), name);
  const find = () => findNewestRules(db, { communityId: id, viewer: null }, clock.now());
  const stored = await find();
  const isFresh = stored !== null && stored.checkedAt >= clock.now() - freshForMs;
  const reader = isFresh ? null : await findReader();
  if (reader) await readPlatformRules(ctx, reader, { name, timeoutMs: TIMEOUT_MS });
  const words = reader ? await find() : stored;
  if (!words) return null;
  const { rules, requirements, checkedAt } = words;
  const admission = await findAdmission(db, { communityId: id });
  return { reading: readRules(rules, requirements), rules, requirements, admission, checkedAt, leave: null };
}
