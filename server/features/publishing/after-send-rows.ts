import type { Updateable } from 'kysely';
import type { AfterSend } from '#core/publishing/decide-after-send.ts';
import type { Schema } from '#server/adapters/db/schema.ts';
import type { PostEventName } from '../posts/post-events.ts';
import type { PostRow } from '../posts/post-rows.ts';
import type { AttemptState } from './attempt-rows.ts';

export type Change = Updateable<Schema['posts']> & { phase: PostRow['phase'] };

export function toAttemptState(after: AfterSend): AttemptState {
  if (after.to === 'published') return 'accepted';
  if (after.to === 'checking') return 'unknown';
  const isUnsent = after.to === 'waiting' && (after.problem?.code ?? 'UNREACHABLE') === 'UNREACHABLE';
  return isUnsent ? 'unsent' : 'refused';
}

export function toPostChange(
  after: AfterSend,
  post: PostRow & { account_mode?: PostRow['origin'] },
  now: number,
): Change {
  switch (after.to) {
    case 'published':
      return {
        phase: 'published',
        published_at: Math.min(after.at ?? now, now),
        platform_id: after.id,
        permalink: after.permalink,
        origin: post.account_mode ?? null,
      };
    case 'waiting':
      return { phase: 'waiting', problem: after.problem && JSON.stringify(after.problem) };
    case 'checking':
      return { phase: 'checking' };
    default:
      return { phase: after.to, problem: JSON.stringify(after.problem) };
  }
}

const START_MISSED = 'The send didn’t start in time.';

export function toHistoryLine(after: AfterSend): [PostEventName, string] {
  switch (after.to) {
    case 'published':
      return [after.at === undefined ? 'accepted' : 'found', after.permalink ?? after.id];
    case 'waiting':
      return [
        'delayed',
        `${after.problem?.message ?? START_MISSED} Next try: ${new Date(after.runAt).toISOString()}`,
      ];
    case 'checking':
      return ['outcomeUnknown', ''];
    default:
      return ['refused', `${after.problem.code}: ${after.problem.message}`];
  }
}
