import type { Problem } from '#contract/posts.ts';
import type { Why } from './decide-after-check.ts';

const WHAT_WE_SAW: Record<Why, string> = {
  unreadable: 'gave no answer, and the account’s list couldn’t be read',
  absent: 'gave no answer, and the post isn’t in the account’s list',
  otherText: 'gave no answer, and the account’s list shows it with another text',
  equal: 'gave no answer, and what the account’s list shows with this text belongs to another post here',
  taken: 'accepted it without saying where it is, and it isn’t in the account’s list',
};
const whatElse = (givenUp: number) =>
  givenUp === 0
    ? ''
    : ` ${givenUp === 1 ? 'An earlier try' : `${givenUp} earlier tries`} may have arrived as well.`;
const LOOK_THERE =
  'Look at your profile. Paste the link of the post if you find it, or send it again if you don’t.';

/** Whether it went out, only a person can tell; `givenUp` tries before it may have arrived after all. */
export const outcomeUnknown = (why: Why, platformName: string, givenUp: number): Problem => ({
  code: 'OUTCOME_UNKNOWN',
  message: `${platformName} ${WHAT_WE_SAW[why]}.${whatElse(givenUp)}`,
  remedy: LOOK_THERE,
});

/** Without its account, its list can't be read any more. */
export const unknownSinceDisconnected = (platformName: string): Problem => ({
  code: 'OUTCOME_UNKNOWN',
  message: `It may have gone out: ${platformName} gave no answer, and the account was disconnected before we could look.`,
  remedy: LOOK_THERE,
});

/** A try that was given up was taken after all, and what was sent later was refused or stopped. */
export const takenEarlier = (platformName: string): Problem => ({
  code: 'OUTCOME_UNKNOWN',
  message: `${platformName} accepted an earlier try without saying where it is.`,
  remedy: LOOK_THERE,
});

/** Hours after its time, a post is not sent without its author. */
export const tooLate = (lateMs: number): Problem => ({
  code: 'LATE',
  message: `It was due ${agoOf(lateMs)} ago and couldn’t be sent then.`,
  remedy: 'Send it now, choose another time, or make it a draft.',
});

/** A restored database says that it is due. If it is absent, it was due before the restore. */
export const restored = (platformName: string, why: Exclude<Why, 'taken' | 'equal'>): Problem => ({
  code: 'RESTORED',
  message: {
    absent: `A backup was restored after this was due. ${platformName} doesn’t show it in the account’s list.`,
    otherText: `${platformName} shows this in the account’s list with another text. A backup was restored meanwhile.`,
    unreadable: `${platformName} doesn’t tell whether this went out before a backup was restored.`,
  }[why],
  remedy: LOOK_THERE,
});

export const waitingForCalls = (platformName: string, at: number): Problem => ({
  code: 'CALL_LIMIT',
  message: `Waiting for ${platformName.replace(/^The /, 'the ')}’s call limit, about ${instantOf(at)}.`,
  remedy: 'Nothing to do: it is sent by itself.',
});

/** The account keeps its pace, or has been asked to wait. */
export const waitingForAccount = (at: number): Problem => ({
  code: 'ACCOUNT_WAITS',
  message: `Waiting until this account may post again, about ${instantOf(at)}.`,
  remedy: 'Nothing to do: it is sent by itself.',
});

/** A list that could not be read yet. */
export const searchingRestored = (platformName: string): Problem => ({
  code: 'SEARCHING',
  message: `${platformName} hasn’t told yet whether this went out before a backup was restored.`,
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

/** What was sent before its author changed the text is there beside the post, and is told, not removed. */
export const earlierCopy = (names: string): Problem => ({
  code: 'SECOND_COPY',
  message: `An earlier text of this went out as well (${names}).`,
  remedy: 'Look at your profile and delete what you don’t want.',
});

/** An earlier try was taken as well, and nobody knows where that copy is. */
export const unnamedCopy = (platformName: string): Problem => ({
  code: 'SECOND_COPY',
  message: `It may have gone out twice: ${platformName} accepted it without saying where, and another copy after that.`,
  remedy: 'Look at your profile and delete the one that you don’t want.',
});

/** Nobody could look for a copy of an earlier try. */
export const unsearchedCopy = (platformName: string): Problem => ({
  code: 'SECOND_COPY',
  message:
    `It may have gone out twice: ${platformName} gave no answer to an earlier try, and the account’s ` +
    'list couldn’t be read to its end.',
  remedy: 'Look at your profile and delete the one that you don’t want.',
});

/** The same, where a later try was refused: it may be out although it says that it is not. */
export const unsearchedTry = (platformName: string): Problem => ({
  code: 'OUTCOME_UNKNOWN',
  message:
    `It may have gone out: ${platformName} gave no answer to an earlier try, and the account’s list ` +
    'couldn’t be read to its end.',
  remedy: LOOK_THERE,
});

/** What this post stands for was deleted, taken down or cannot be read. */
export const otherCopy = (id: string): Problem => ({
  code: 'OTHER_COPY',
  message: `An earlier try had arrived after all (${id}), and the account’s list doesn’t show the other copy.`,
  remedy: 'Look at your profile, and keep the one that you want.',
});

/** The author has changed the text since that try. */
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

/** Pages show it in their reader's zone. */
const instantOf = (at: number) => new Date(at).toISOString();
