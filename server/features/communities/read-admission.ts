import type { CommunityAccess, PostingAccess } from '#contract/communities.ts';
import { listChoosableFlairs } from '#core/communities/find-flair.ts';
import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import type { Outcome } from '#server/adapters/platform/outcome.ts';
import { BLOCKED_AT_THE_EDGE, INSUFFICIENT_SCOPE } from '#server/adapters/platform/outcome.ts';
import type { Community } from '#server/adapters/platform/things.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import type { UserContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { isMissing } from './read-platform-rules.ts';

const TIMEOUT_MS = 3_500;

/** Whether a community exists, who may post, and its flairs. Stores nothing. */
export async function readAdmission(ctx: UserContext, { name }: { name: string }): Promise<PostingAccess> {
  const { platform, clock } = ctx;
  const reader = platform && (await findReader(ctx, ctx.actor.workspaceId, 'community'));
  if (!reader) return { name, access: 'unknown', flairRequired: null, flairs: null };
  const [about, requirements, flairs] = await Promise.all([
    askWithTimeout(clock, TIMEOUT_MS, reader, (caller) => platform.about(caller, name)),
    askWithTimeout(clock, TIMEOUT_MS, reader, (caller) => platform.postRequirements(caller, name)),
    readFlairs(ctx, platform, reader, name),
  ]);
  return {
    name,
    access: about ? accessOf(about) : 'unknown',
    flairRequired: requirements?.kind === 'ok' ? requirements.value.flairRequired : null,
    flairs,
  };
}

/** The answer for each reason for which the platform hides a community. */
const ACCESS_BY_REASON = new Map<string, CommunityAccess>([
  [BLOCKED_AT_THE_EDGE, 'unknown'],
  [INSUFFICIENT_SCOPE, 'unknown'],
  ['private', 'private'],
  ['banned', 'closed'],
  ['quarantined', 'quarantined'],
  ['gated', 'quarantined'],
]);

function accessOf(about: Outcome<Community>): CommunityAccess {
  if (about.kind === 'missing') return isMissing(about) ? 'missing' : 'closed';
  if (about.kind === 'forbidden') return ACCESS_BY_REASON.get(about.reason ?? '') ?? 'barred';
  if (about.kind !== 'ok') return 'unknown';
  const { access, approved, banned } = about.value;
  if (access === 'archived') return 'closed';
  if (banned === true) return 'banned';
  if (approved === true) return 'open';
  if (access === 'private') return 'private';
  return access === 'restricted' ? 'approvedOnly' : 'open';
}

/** The flairs an author may choose; null if unreadable. */
async function readFlairs(
  { clock }: UserContext,
  platform: Platform,
  reader: Caller,
  name: string,
): Promise<PostingAccess['flairs']> {
  const read = await askWithTimeout(clock, TIMEOUT_MS, reader, (caller) => platform.flairs(caller, name));
  // A community without flairs returns "forbidden" without a reason.
  if (read?.kind === 'forbidden' && read.reason === null) return [];
  return read?.kind === 'ok' ? listChoosableFlairs(read.value).map(({ text }) => ({ text })) : null;
}
