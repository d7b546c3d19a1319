import type { Problem } from '#contract/posts.ts';
import type { AskReason } from './decide-after-check.ts';

const WHAT_WE_SAW: Record<AskReason, string> = {
  unreadable: 'gave no answer, and the account’s list couldn’t be read',
  absent: 'gave no answer, and the post isn’t in the account’s list',
  otherText: 'gave no answer, and the account’s list shows it with another text',
  equal: 'gave no answer, and what the account’s list shows with this text belongs to another post here',
  taken: 'accepted it without saying where it is, and it isn’t in the account’s list',
};
const describeEarlierTries = (givenUp: number) =>
  givenUp === 0
    ? ''
    : ` ${givenUp === 1 ? 'An earlier try' : `${givenUp} earlier tries`} may have arrived as well.`;
const LOOK_THERE =
  'Look at your profile. Paste the link of the post if you find it, or send it again if you don’t.';

/** Asks the user whether the post went out. `givenUp`: earlier attempts may have arrived too. */
export const outcomeUnknown = (why: AskReason, platformName: string, givenUp: number): Problem => ({
  code: 'OUTCOME_UNKNOWN',
  message: `${platformName} ${WHAT_WE_SAW[why]}.${describeEarlierTries(givenUp)}`,
  remedy: LOOK_THERE,
});

/** The list of a disconnected account is unreadable. */
export const unknownSinceDisconnected = (platformName: string): Problem => ({
  code: 'OUTCOME_UNKNOWN',
  message: `It may have gone out: ${platformName} gave no answer, and the account was disconnected before we could look.`,
  remedy: LOOK_THERE,
});

/** An attempt we gave up on was accepted after all, and the later one was refused or stopped. */
export const acceptedEarlier = (platformName: string): Problem => ({
  code: 'OUTCOME_UNKNOWN',
  message: `${platformName} accepted an earlier try without saying where it is.`,
  remedy: LOOK_THERE,
});

/** A post hours overdue is not sent without its author. */
export const tooLate = (lateMs: number): Problem => ({
  code: 'LATE',
  message: `Not sent: it was due ${agoOf(lateMs)} ago.`,
  remedy: 'Send it now, choose another time, or make it a draft.',
});

/** A restored database lists this post as due. If the platform doesn't have it, it was due before the restore. */
export const dueBeforeRestore = (
  platformName: string,
  why: Exclude<AskReason, 'taken' | 'equal'>,
): Problem => ({
  code: 'RESTORED',
  message: {
    absent: `A backup was restored after this was due. ${platformName} doesn’t show it in the account’s list.`,
    otherText: `${platformName} shows this in the account’s list with another text. A backup was restored meanwhile.`,
    unreadable: `${platformName} doesn’t show whether this went out before a backup was restored.`,
  }[why],
  remedy: LOOK_THERE,
});

export const waitingForCalls = (platformName: string, at: number): Problem => ({
  code: 'CALL_LIMIT',
  message: `Waiting for ${platformName.replace(/^The /, 'the ')}’s call limit, about ${instantOf(at)}.`,
  remedy: 'Nothing to do: it is sent by itself.',
});

/** The post waits because of the account's pace or a rate limit. */
export const waitingForAccount = (at: number): Problem => ({
  code: 'ACCOUNT_WAITS',
  message: `Waiting until this account may post again, about ${instantOf(at)}.`,
  remedy: 'Nothing to do: it is sent by itself.',
});

/** We are still looking for a restored post, because the list of posts has not been readable yet. */
export const searchingRestored = (platformName: string): Problem => ({
  code: 'SEARCHING',
  message: `${platformName} hasn’t shown yet whether this went out before a backup was restored.`,
  remedy: 'Nothing to do: it is looked for again by itself.',
});

export const secondCopy = (ids: readonly string[]): Problem => ({
  code: 'SECOND_COPY',
  message:
    ids.length === 1
      ? `It went out twice: an earlier try had arrived after all (${ids[0]}).`
      : `It went out ${ids.length + 1} times: earlier tries had arrived after all (${ids.join(', ')}).`,
  remedy: 'Look at your profile and delete what you don’t want.',
});

/** A text sent before the author changed it is on the platform too. We report it and don't remove it. */
export const earlierCopy = (names: string): Problem => ({
  code: 'SECOND_COPY',
  message: `An earlier text of this went out as well (${names}).`,
  remedy: 'Look at your profile and delete what you don’t want.',
});

/** An earlier attempt was accepted as well, but we don't know where that copy is. */
export const unnamedCopy = (platformName: string): Problem => ({
  code: 'SECOND_COPY',
  message: `It may have gone out twice: ${platformName} accepted it without saying where, and another copy after that.`,
  remedy: 'Look at your profile and delete the one that you don’t want.',
});

/** We could not read far enough back in the account's list to look for a second copy. */
export const unsearchedCopy = (platformName: string): Problem => ({
  code: 'SECOND_COPY',
  message:
    `It may have gone out twice: ${platformName} gave no answer to an earlier try, and the account’s ` +
    'list couldn’t be read to its end.',
  remedy: 'Look at your profile and delete the one that you don’t want.',
});

/**
 * We could not look for a copy of a post whose later attempt was refused. It may be on the platform although it shows as
 * failed.
 */
export const unsearchedTry = (platformName: string): Problem => ({
  code: 'OUTCOME_UNKNOWN',
  message:
    `It may have gone out: ${platformName} gave no answer to an earlier try, and the account’s list ` +
    'couldn’t be read to its end.',
  remedy: LOOK_THERE,
});

/** The copy this post refers to was deleted, removed or is unreadable. */
export const otherCopy = (id: string): Problem => ({
  code: 'OTHER_COPY',
  message: `An earlier try had arrived after all (${id}), and the account’s list doesn’t show the other copy.`,
  remedy: 'Look at your profile, and keep the one that you want.',
});

/** The author changed the text after that attempt. */
export const earlierText = (id: string): Problem => ({
  code: 'EARLIER_TEXT',
  message: `An earlier text of this went out after all (${id}).`,
  remedy: 'Look at your profile. Keep that one and delete this, or delete that one and send this.',
});

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

function agoOf(ms: number): string {
  const hours = Math.round(ms / HOUR_MS);
  if (hours < 2 * DAY_HOURS) return hours <= 1 ? 'an hour' : `${hours} hours`;
  return `${Math.round(hours / DAY_HOURS)} days`;
}

/** An ISO instant; pages show it in the reader's time zone. */
const instantOf = (at: number) => new Date(at).toISOString();
