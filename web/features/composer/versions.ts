import { isSameTopic } from '#core/drafts/interview/recall-answers.ts';
import type { Attempt } from '#web/lib/attempt.ts';
import { followsForm } from './destination/move-text.ts';
import { typedUrlOf, type Brief, type Composition, type Work, type Words } from './composition.ts';

/** The words that a step left, and the addresses. */
type Left = Words & Pick<Composition, 'url' | 'parentUrl'>;
/** A text before a step. */
export type Version = { step: number; before: Composition; left: Left };
type Versioned = Work & { versions: readonly Version[] };

const MOST = 20;

const shownOf = ({ editing, words }: Composition): Words => editing ?? words;
const same = (one: Words, other: Words) => one.title === other.title && one.content === other.content;

/** The versions with the text that a step is about to change. A step that leaves its words adds none. */
export function keepVersion(
  { composition, versions }: Versioned,
  step: number,
  after: Composition | null,
): readonly Version[] {
  if (!composition || !after || same(shownOf(composition), shownOf(after))) return versions;
  const left = { ...shownOf(after), url: after.url, parentUrl: after.parentUrl };
  return [...versions, { step, before: composition, left }].slice(-MOST);
}

/** A text that was sent by itself may have arrived, so it keeps its key; beside one that did, another draft is another post. */
function attemptOfRestored(before: Composition, now: Composition): Attempt | null {
  if (now.attempt?.hasArrived && !same(before.original, now.original))
    return before.attempt?.key === now.attempt.key ? null : before.attempt;
  return before.attempt?.isSent ? before.attempt : now.attempt;
}

type Place = Pick<Composition, 'type' | 'url' | 'parentUrl'>;

/**
 * What the form says is meant for a text on its topic, but for the addresses that were typed for the text itself. One on
 * another topic has the type back that it was written as, and no address that the form gave it for the new one.
 */
function placeOf(before: Composition, now: Composition, left: Left, { websiteUrl }: Brief): Place {
  const [told, toldNow] = [before.interview?.topic, now.interview?.topic];
  const isUntouched = now.url === left.url || (now.url !== '' && now.url === websiteUrl.trim());
  if (told === undefined || toldNow === undefined || isSameTopic(told, toldNow))
    return {
      type: now.type,
      url: (isUntouched && typedUrlOf(before)) || now.url,
      parentUrl: (now.parentUrl === left.parentUrl && before.parentUrl) || now.parentUrl,
    };
  return {
    type: before.writtenAs,
    url: before.writtenAs !== 'link' && before.url === now.websiteUrl ? '' : before.url,
    parentUrl: before.writtenAs !== 'comment' && before.parentUrl === now.parentUrl ? '' : before.parentUrl,
  };
}

/** How, when and from where it goes out is no part of a text; nor is its revision, or what is typed into a gap. */
const restore = (before: Composition, now: Composition, left: Left, brief: Brief): Composition => ({
  ...before,
  scheduledAt: now.scheduledAt,
  plannedAt: now.plannedAt,
  accountId: now.accountId,
  attempt: attemptOfRestored(before, now),
  typed: now.typed,
  revision: now.revision,
  // The subreddit of a text of its author's is the one in the form.
  ...(followsForm(before) && { subreddit: now.subreddit, flair: now.flair, moved: now.moved }),
  ...placeOf(before, now, left, brief),
});

function withoutLastStep<W extends Versioned>(work: W): W {
  const { composition, versions } = work;
  const last = versions.at(-1);
  if (!last || !composition) return work;
  const restored = restore(last.before, composition, last.left, work.brief);
  const brief = { ...work.brief, contentType: restored.type };
  return { ...work, brief, composition: restored, versions: versions.slice(0, -1) };
}

/** Brings the text before a step back; nothing happens where that was done already. */
export function withoutLastSteps<W extends Versioned>(work: W, step = work.versions.at(-1)?.step): W {
  const at = work.versions.findIndex((version) => version.step === step);
  if (at === -1) return work;
  return work.versions.slice(at).reduce<W>(withoutLastStep, work);
}

/** A text that was typed in since belongs to the browser's own undo first. */
export function isAsLeft(versions: readonly Version[], composition: Composition | null): boolean {
  const last = versions.at(-1);
  return Boolean(last && composition && same(last.left, shownOf(composition)));
}
