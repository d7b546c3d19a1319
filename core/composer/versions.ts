import type { Attempt } from './attempt.ts';
import type { Brief } from './brief.ts';
import { manualUrl } from './composition.ts';
import { followsForm } from './move-text.ts';
import { hasOwnWriting } from './snapshots.ts';
import {
  closeEditor,
  type Composition,
  isBlank,
  isSameText,
  isSameWords,
  shownWords,
  type TextAfterStep,
  type Version,
  type Work,
} from './work.ts';

const MOST = 20;

export const captureText = (after: Composition): TextAfterStep => ({
  ...shownWords(after),
  url: after.url,
  parentUrl: after.parentUrl,
});

/** Removes duplicates and the open text. Over the limit, drops versions without the author's writing first. */
export function listVersions(versions: readonly Version[], open: Composition | null): readonly Version[] {
  const isOpen = (one: Version) => open !== null && isSameText(one.before, open);
  const kept = versions.filter(
    (one, at) =>
      !isOpen(one) &&
      !isBlank(shownWords(one.before)) &&
      !versions.slice(at + 1).some((later) => isSameText(one.before, later.before)),
  );
  while (kept.length > MOST) {
    const spare = kept.findIndex(({ before }) => !hasOwnWriting(before));
    kept.splice(Math.max(0, spare), 1);
  }
  return kept;
}

/** Adds the text a step replaces to the versions, and saved words under an open editor too. */
export function keepVersion(work: Work, id: string, after: Composition | null): readonly Version[] {
  const { composition: before, versions } = work;
  if (!before || !after || isSameText(before, after)) return versions;
  const left = captureText(after);
  const below = { ...before, editing: null };
  const both = before.editing && hasOwnWriting(below) ? [below, before] : [before];
  return listVersions([...versions, ...both.map((one) => ({ id, before: one, left }))], after);
}

/** A sent text may have arrived, so it keeps its key. If another text did arrive, a different draft is a new post. */
function attemptOfRestored(before: Composition, now: Composition): Attempt | null {
  if (now.attempt?.hasArrived && !isSameWords(before.original, now.original))
    return before.attempt?.key === now.attempt.key ? null : before.attempt;
  return before.attempt?.isSent ? before.attempt : now.attempt;
}

/**
 * Restores a text with the current time, account and revision. It gets back its own addresses unless the author typed others
 * since. Its type follows the form, or its original type if the form's topic changed.
 */
function restore({ before, left }: Version, now: Composition, brief: Brief): Composition {
  const { scheduledAt, plannedAt, accountId, revision } = now;
  const [topic, topicNow] = [before.interview?.topic.trim(), now.interview?.topic.trim()];
  const isOfTopic = topic === undefined || topicNow === undefined || topic === topicNow;
  const text = before.reply ? { ...closeEditor(before), editing: null } : before;
  const isUntouched = now.url === left.url || (now.url !== '' && now.url === brief.websiteUrl.trim());
  return {
    ...text,
    scheduledAt,
    plannedAt,
    accountId,
    revision,
    attempt: attemptOfRestored(before, now),
    // A text written by hand follows the form's subreddit.
    ...(followsForm(before) && { subreddit: now.subreddit, flair: now.flair, moved: now.moved }),
    type: isOfTopic ? now.type : before.writtenAs,
    url: (isUntouched && manualUrl(before)) || now.url,
    parentUrl: (now.parentUrl === left.parentUrl && before.parentUrl) || now.parentUrl,
  };
}

/** Swaps the open text with the last version; the open one moves to the bottom. */
function withLastVersion(work: Work): Work {
  const { composition: now, versions } = work;
  const last = versions.at(-1);
  if (!last || !now) return { ...work, versions: [] };
  const composition = restore(last, now, work.brief);
  const replaced = { id: last.id, before: now, left: captureText(composition), isUndone: true } as const;
  return {
    ...work,
    brief: { ...work.brief, contentType: composition.type },
    composition,
    versions: listVersions([replaced, ...versions.slice(0, -1)], composition),
  };
}

/** Restores the text before a step, or the last version; a no-op if the step is already undone. */
export function restoreVersion(work: Work, id?: string): Work {
  const isThere = work.versions.some((one) => one.id === id && !one.isUndone);
  if (id !== undefined && !isThere) return work;
  const isWanted = id === undefined || work.versions.at(-1)?.id === id;
  const back = withLastVersion(work);
  return isWanted ? back : restoreVersion(back, id);
}

/** True if nothing was typed since the last step, so the browser has nothing to undo. */
export function isUnchangedSinceStep({ versions, composition }: Work): boolean {
  const last = versions.at(-1);
  return Boolean(last && composition && isSameWords(last.left, shownWords(composition)));
}
export const canUndo = ({ versions }: Work): boolean => versions.some(({ isUndone }) => !isUndone);
