import { findFlair, listChoosableFlairs } from '#core/communities/find-flair.ts';
import type { SendOutcome } from '#core/publishing/decide-after-send.ts';
import { BLOCKED_AT_THE_EDGE, INSUFFICIENT_SCOPE } from '#server/adapters/platform/outcome.ts';
import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import type { PostRow } from '../posts/post-rows.ts';

const GONE: SendOutcome = { kind: 'rejected', code: 'BAD_FLAIR_TEMPLATE_ID', message: '' };

/** The id of the post's flair ({} if it has no flair), or the outcome that prevents sending the post. */
export async function findFlairId(
  platform: Platform,
  { accountId, username, workspaceId, purpose }: Caller,
  { subreddit, flair }: Pick<PostRow, 'subreddit' | 'flair'>,
): Promise<{ flairId?: string } | SendOutcome> {
  if (!flair) return {};
  const read = await platform.flairs({ accountId, username, workspaceId, purpose }, subreddit);
  switch (read.kind) {
    case 'ok': {
      const found = findFlair(listChoosableFlairs(read.value), flair);
      return found ? { flairId: found.id } : GONE;
    }
    case 'forbidden':
      if (read.reason === BLOCKED_AT_THE_EDGE) return { kind: 'blocked' };
      if (read.reason === INSUFFICIENT_SCOPE) return { kind: 'unauthorized' };
      // A community without flairs returns "forbidden" without a reason.
      return read.reason === null ? GONE : { kind: 'closed', reason: read.reason };
    case 'unauthorized':
      return { kind: 'unauthorized' };
    case 'missing':
      return { kind: 'missing', reason: read.reason };
    case 'rateLimited':
      return { kind: 'tooEarly', waitMs: read.waitMs ?? 60_000, scope: read.scope };
    case 'rejected':
    case 'unknown':
    case 'notSent':
      return { kind: 'notSent', detail: 'The flairs of the community couldn’t be read.' };
  }
}
