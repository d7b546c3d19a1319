import type { Problem } from '#contract/posts.ts';

/** A post as the platform shows it; null if it doesn't. */
export type WatchedPost = { removedBy: string | null; locked: boolean; editedAt: number | null } | null;
type Known = { removed: boolean; locked: boolean; editedAt: number | null };
export type NoticedChange = {
  event: 'removedThere' | 'backThere' | 'locked' | 'unlocked' | 'editedThere';
  detail: string;
};
export type AfterWatch = {
  phase: 'published' | 'removed';
  problem: Problem | null;
  noticed: NoticedChange[];
};

type Where = { platformName: string; community: string };

/** What changed on the platform since the last watch, and the post's current phase. */
export function decideAfterWatch(known: Known, seen: WatchedPost, where: Where): AfterWatch {
  const problem = problemOf(seen, where);
  const noticed: NoticedChange[] = [];
  if (problem && !known.removed) noticed.push({ event: 'removedThere', detail: problem.message });
  if (!problem && known.removed) noticed.push({ event: 'backThere', detail: '' });
  if (seen && seen.locked !== known.locked)
    noticed.push({ event: seen.locked ? 'locked' : 'unlocked', detail: '' });
  if (seen?.editedAt && seen.editedAt !== known.editedAt)
    noticed.push({ event: 'editedThere', detail: new Date(seen.editedAt).toISOString() });
  return { phase: problem ? 'removed' : 'published', problem, noticed };
}

const BY_AUTHOR = new Set(['deleted', 'author']);
const BY_FILTER = new Set(['automod_filtered', 'automod']);
const BY_PLATFORM = new Set([
  'reddit',
  'anti_evil_ops',
  'community_ops',
  'content_takedown',
  'copyright_takedown',
]);

function problemOf(seen: WatchedPost, { platformName, community }: Where): Problem | null {
  if (!seen)
    return {
      code: 'GONE',
      message: `${platformName} doesn’t show it any more.`,
      remedy: 'Look at its link yourself: the community may be closed, or the post gone.',
    };
  const by = seen.removedBy;
  if (by === null) return null;
  if (BY_AUTHOR.has(by))
    return {
      code: 'DELETED_THERE',
      message: `It was deleted there with your account.`,
      remedy: 'Nothing to do if that was you. If not, change the account’s password.',
    };
  if (BY_FILTER.has(by))
    return {
      code: 'FILTERED',
      message: `The automatic filter of r/${community} holds it back.`,
      remedy: 'Moderators may let it through. Ask them once, politely, and don’t post it again.',
    };
  if (BY_PLATFORM.has(by))
    return {
      code: 'REMOVED',
      message: `${platformName} itself took it down.`,
      remedy: 'Don’t post it again. The messages to your account may say why.',
    };
  return {
    code: 'REMOVED',
    message:
      by === 'moderator'
        ? `A moderator of r/${community} took it down.`
        : `It was taken down in r/${community}.`,
    remedy: 'Read the community’s rules, and ask its moderators before you post there again.',
  };
}
