import type { Post } from '#contract/posts.ts';
import { markArrived, markSent } from './attempt.ts';
import type { Brief } from './brief.ts';
import { compositionFromPost } from './composition.ts';
import { withType } from './move-text.ts';
import { addKept, hasOwnWriting, removeKeptText } from './snapshots.ts';
import { keepVersion } from './versions.ts';
import {
  closeEditor,
  type Composition,
  isSameText,
  isSameWords,
  shownWords,
  type Snapshot,
  type Work,
  type KeptText,
} from './work.ts';

/** Cancels pending requests, and the choice between two texts. */
export const cancelPending = (work: Work): Work => ({ ...work, pending: null, choice: null, earlier: null });

/** The form for the next text. Keeps only the community and a style without a link. */
export const createNextBrief = ({ blank, brief: { subreddit, ctaStyle } }: Work): Brief => ({
  ...blank,
  subreddit,
  ctaStyle: ctaStyle === 'direct' ? blank.ctaStyle : ctaStyle,
});

/** True if a kept text has other texts that its author wrote as versions. */
const hasOwnVersions = ({ versions = [] }: KeptText): boolean =>
  versions.some(({ before }) => hasOwnWriting(before));

/** Replaces the text in an undoable step. A text the author wrote is kept next to the new one. */
export function replaceText(work: Work, id: string, made: Composition | null, isOther = false): Work {
  const { brief, composition: before } = work;
  const composition = made && withType(made, brief);
  const makesRoom = isOther && before !== null && hasOwnWriting(before);
  const kept = makesRoom ? addKept(work.kept, [{ brief, composition: before }]) : work.kept;
  return {
    ...work,
    composition,
    versions: keepVersion(work, id, composition),
    kept:
      composition && hasOwnWriting(composition)
        ? kept.filter((one) => hasOwnVersions(one) || removeKeptText([one], composition).length > 0)
        : kept,
  };
}

/** `key`: the idempotency key of a new attempt; null to change a saved post. */
export function startSaving(work: Work, key: string | null): Work {
  const { brief, composition } = work;
  if (!composition) return work;
  const attempt = key === null ? composition.attempt : markSent(composition.attempt ?? { key });
  return {
    ...work,
    composition: { ...composition, attempt },
    sending: { brief, composition: closeEditor(composition) },
  };
}

/** The form after saving: empty for the next text, unless the author already entered another topic. */
function briefAfter(work: Work, saved: Composition | null): Brief {
  const { brief } = work;
  const asked = saved?.interview;
  const topic = brief.topic.trim();
  if (!asked || topic === '' || topic === asked.topic.trim()) return createNextBrief(work);
  return { ...brief, answers: findMissingAnswers(brief, saved), plannedFor: '' };
}

/** The answers that were not used for the text and are not in it. */
export function findMissingAnswers({ answers }: Brief, { interview, words }: Composition): Brief['answers'] {
  const isTold = (key: string, text: string) =>
    words.content.includes(text) ||
    interview?.answers.some((one) => one.question === key && one.text === text);
  return Object.fromEntries(
    Object.entries(answers).filter(([key, text]) => text.trim() !== '' && !isTold(key, text.trim())),
  );
}

/** Starts over after saving. Newer input stays, and so do unused answers. */
export function finishSaving(work: Work, key: string): Work {
  const now = cancelPending({ ...work, sending: null, isRestored: false });
  const sent = work.sending ?? { brief: work.brief, composition: work.composition };
  const saved = sent.composition;
  // A copy of a published post starts from that post again.
  if (work.start.composition || !saved) return { ...now, ...work.start, versions: [] };
  const start = { brief: { ...work.blank, subreddit: saved.subreddit }, composition: null };
  const isSameForm = JSON.stringify(work.brief) === JSON.stringify(sent.brief);
  const brief = isSameForm ? briefAfter(work, saved) : work.brief;
  const missing = { ...sent.brief, answers: findMissingAnswers(sent.brief, saved) };
  const isLeft = isSameForm && brief.topic === '' && Object.keys(missing.answers).length > 0;
  const others = removeKeptText(work.kept, saved);
  const kept = isLeft ? addKept(others, [{ brief: missing, composition: null }]) : others;
  return { ...now, start, brief, kept, ...textAfter(work, saved, key) };
}

function textAfter({ composition, versions }: Work, saved: Composition, key: string): Partial<Work> {
  if (!composition || isSameText(composition, saved)) return { composition: null, versions: [] };
  const isSameDraft = (one: Composition) => isSameWords(one.original, saved.original);
  // Later changes to the same draft belong to its post; a different draft is a new post.
  if (!isSameDraft(composition))
    return {
      composition: { ...composition, attempt: { key } },
      versions: versions.filter(({ before }) => !isSameDraft(before)),
    };
  const attempt = composition.attempt && markArrived(composition.attempt);
  const left = versions.filter(({ before }) => !isSameText(before, saved));
  return { composition: { ...composition, attempt }, versions: left };
}

const PLACE = ['subreddit', 'accountId', 'flair', 'url', 'parentUrl', 'scheduledAt'] as const;

/** Makes the saved text the new starting point. Place and time are the saved ones unless the author changed them meanwhile. */
export function keepSavedWords(work: Work, post: Post, scheduledAt: string): Work {
  const begun = work.start.composition;
  const words = work.composition && shownWords(work.composition);
  const save = ({ brief, composition }: Snapshot): Snapshot => {
    if (!composition || !words) return { brief, composition };
    const saved = compositionFromPost(post, scheduledAt, composition);
    const left = PLACE.filter((field) => composition[field] === begun?.[field]);
    const place = Object.fromEntries(left.map((field) => [field, saved[field]]));
    const { plannedAt, revision } = saved;
    return {
      brief: brief.subreddit === begun?.subreddit ? { ...brief, subreddit: post.subreddit } : brief,
      composition: { ...composition, ...place, plannedAt, revision, words, original: words, editing: null },
    };
  };
  return { ...work, ...save(work), start: save(work.start), sending: null };
}

/** Replaces the text with the version saved elsewhere; the old text becomes a version. */
export function adoptSavedVersion(work: Work, id: string, post: Post, scheduledAt: string): Work {
  const { composition, brief } = work;
  const theirs = composition && compositionFromPost(post, scheduledAt, composition);
  return { ...replaceText(work, id, theirs), start: { brief, composition: theirs }, sending: null };
}
