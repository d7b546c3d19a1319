import { useRef, useState } from 'react';
import type { AnswerRole } from '#contract/interview.ts';
import type { Post } from '#contract/posts.ts';
import { asArrived, attemptOf, newKey } from '#web/lib/attempt.ts';
import {
  briefForNext,
  changedBrief,
  finished,
  takeOver,
  tellsAnswer,
  withPlaceOf,
  typedAs,
  type Brief,
  type Composition,
  type Work,
} from './composition.ts';
import { answering, answerTo, followsForm, movedTo } from './destination/move-text.ts';
import { withTyped } from './gaps/typed-answers.ts';
import { answersUntold, answersWithout, keptWith, withDrafted } from './brief/answers-to-topic.ts';
import { rememberCommunity, withLastCommunity } from './brief/last-community.ts';
import {
  hasOwnWriting,
  isSame,
  isSameBrief,
  isSameText,
  isSameWork,
  isWorthKeeping,
  type KeptWork,
  readStored,
  withoutText,
} from './stored/stored-texts.ts';
import { changeKept, readKept, useSharedKept, withKept, withoutTab } from './stored/kept-texts.ts';
import { useStoredWork } from './stored/use-stored-work.ts';
import { isAsLeft, keepVersion, type Version, withoutLastSteps } from './versions.ts';

/** A change in the form. */
function withBrief({ brief, composition }: Work, change: Partial<Brief>): Work {
  const next = changedBrief(brief, change);
  if (!composition) return { brief: next, composition };
  const { subreddit, parentUrl } = followsForm(composition) ? change : {};
  const moved = subreddit === undefined ? composition : movedTo(composition, subreddit);
  const text = parentUrl === undefined ? moved : answering(moved, parentUrl);
  return { brief: next, composition: typedAs(text, next) };
}

/** The form for the next text. What was answered and stands in no text yet stays. */
const afterSaving = (brief: Brief, saved: Composition | null = null): Brief => ({
  ...briefForNext(brief),
  earlier: answersUntold(brief, (answer) => saved === null || tellsAnswer(saved, answer)),
});

/** The form once a text was sent: for the next one, unless it has the topic of that already. */
function formAfter(brief: Brief, { composition }: Work): Brief {
  const told = composition?.interview;
  const topic = brief.topic.trim();
  if (!told || topic === '' || topic === told.topic.trim()) return afterSaving(brief, composition);
  const { contentType, ctaStyle, websiteUrl, angle } = brief;
  // What was chosen since is meant for the next text, too.
  return {
    ...briefForNext(brief),
    topic: brief.topic,
    answers: answersWithout(brief, told),
    drafted: brief.drafted,
    earlier: brief.earlier,
    isOwn: brief.isOwn,
    ...(contentType !== composition.type && { contentType }),
    ...(ctaStyle !== composition.ctaStyle && { ctaStyle }),
    ...(websiteUrl.trim() !== composition.websiteUrl && { websiteUrl }),
    angle,
  };
}

/** What of the work is not in the text that was sent. */
function withoutSent({ composition, versions, ...now }: Kept, sent: Work): Omit<Kept, 'kept'> {
  const brief = isSameBrief(now.brief, sent.brief) ? formAfter(now.brief, sent) : now.brief;
  const arrived = sent.composition;
  if (!composition || (arrived && isSameText(composition, arrived)))
    return { brief, composition: null, versions: [] };
  // What was typed into the same draft still belongs to it.
  if (arrived && isSame(composition.original, arrived.original)) {
    const attempt = composition.attempt && asArrived(composition.attempt);
    return { brief, composition: { ...composition, attempt }, versions };
  }
  // Another draft is another post, and the text before it is the one that arrived.
  return { brief, composition: { ...composition, attempt: attemptOf(null) }, versions: [] };
}

/** `kept`: unsaved texts that made room for others, the last one first. */
type Kept = Work & { versions: readonly Version[]; kept: readonly KeptWork[] };

/**
 * The form and its text, stored in this browser until they are saved or discarded. After saving, what else was begun
 * makes room for what was saved.
 */
export function useComposer(slot: string, given: Work, isAfterSaving: boolean) {
  const [start, setStart] = useState(() => withLastCommunity(slot, given));
  const [found] = useState(() => readStored(slot));
  const [stored] = useState(isAfterSaving && found && isWorthKeeping(found, given) ? null : found);
  const [{ brief, composition, versions, kept }, setWork] = useState<Kept>(() => ({
    ...(stored ?? start),
    versions: [],
    kept: [...(found && !stored ? [found] : []), ...readKept(slot)],
  }));
  const steps = useRef(0);
  const [restored, setRestored] = useState(
    () => stored !== null && !isSameWork(stored, start) && Boolean(stored.brief.topic || stored.composition),
  );

  const isNew = isSameWork({ brief, composition }, start);
  const [tab] = useState(newKey);
  const storage = useStoredWork({
    slot,
    tab,
    work: { brief, composition },
    isNew,
    onOthers: putAside,
    onOwn: () => alterKept((kept) => withoutTab(kept, tab)),
  });
  useSharedKept(slot, kept, (kept) => setWork((work) => ({ ...work, kept })));
  /** Here, and for the other tabs. */
  function alterKept(change: (kept: readonly KeptWork[]) => readonly KeptWork[]) {
    changeKept(slot, change);
    setWork((work) => {
      const after = change(work.kept);
      return after === work.kept ? work : { ...work, kept: after };
    });
  }
  /** What other tabs have open is not offered there again. */
  const offered = kept.find((one) => one.tab !== tab) ?? null;

  /** What another tab wrote meanwhile is kept. */
  function putAside(others: KeptWork) {
    if (isWorthKeeping(others, start)) alterKept((kept) => withKept(kept, [others]));
  }

  /** A new text begins with the community of the last one. */
  function remember(subreddit: string) {
    if (given.composition) return;
    rememberCommunity(slot, subreddit);
    setStart((work) => ({ ...work, brief: { ...work.brief, subreddit } }));
  }

  const changeBrief = (change: Partial<Brief>) =>
    setWork((work) => ({ ...work, ...withBrief(work, change) }));
  const changeComposition = (change: (now: Composition) => Partial<Composition>) =>
    setWork((work) => ({
      ...work,
      composition: work.composition && { ...work.composition, ...change(work.composition) },
    }));

  /** Takes back this step and those after it; the last one unless another is named. */
  const undo = (step?: number) =>
    setWork((work) => {
      const back = withoutLastSteps(work, step);
      if (back === work || !back.composition) return work;
      return { ...back, kept: withoutText(back.kept, back.composition) };
    });
  /** Puts another text in place of the one that is there. Returns what brings the text before back. */
  function step(next: (now: Composition | null) => Composition | null, isOther = false) {
    steps.current += 1;
    const no = steps.current;
    setWork((work) => {
      const { brief, composition: before } = work;
      const made = next(before);
      // The form may have changed while it was generated.
      const composition = made && typedAs(made, brief);
      const makesRoom = isOther && before && hasOwnWriting(before);
      const kept = makesRoom ? withKept(work.kept, [{ brief, composition: before }]) : work.kept;
      const drafted = isOther && made?.interview ? withDrafted(brief.drafted, made.interview) : brief.drafted;
      return {
        brief: { ...brief, drafted },
        composition,
        versions: keepVersion(work, no, composition),
        kept: composition && hasOwnWriting(composition) ? withoutText(kept, composition) : kept,
      };
    });
    return () => undo(no);
  }

  return {
    brief,
    composition,
    changeBrief,
    changeComposition,
    /** Another thread that the text answers: the form names it too, and its community is the text's. */
    answer: (link: string) =>
      setWork((work) => {
        const thread = answerTo(link);
        const { composition } = work;
        const moved = composition && movedTo(composition, thread.subreddit ?? composition.subreddit);
        const brief = { ...work.brief, ...thread };
        return { ...work, brief, composition: moved && { ...moved, parentUrl: link } };
      }),
    /** Moves the text to another community, and the form with it. */
    move: (subreddit: string) =>
      setWork((work) => ({
        ...work,
        brief: { ...work.brief, subreddit },
        composition:
          work.composition && answering(movedTo(work.composition, subreddit), work.brief.parentUrl),
      })),
    /** Puts what was typed into the gaps, or into one of them, where it belongs. Returns the work as it is then. */
    settle(role?: AnswerRole) {
      const roles = role && [role];
      const now = { brief, composition };
      const work = withTyped(now, roles);
      if (work === now) return { work, undo: null };
      steps.current += 1;
      const no = steps.current;
      setWork((before) => {
        const after = withTyped(before, roles);
        if (after === before) return before;
        const typed = after.composition?.typed ?? {};
        const left = { ...before, composition: before.composition && { ...before.composition, typed } };
        return { ...before, ...after, versions: keepVersion(left, no, after.composition) };
      });
      return { work, undo: () => undo(no) };
    },
    /** Puts another text in its place. One that was written by hand is kept. */
    replace(next: Composition | null) {
      if (next) remember(next.subreddit);
      setRestored(false);
      return step(() => next, true);
    },
    alter: (change: (now: Composition) => Partial<Composition>) =>
      step((now) => now && { ...now, ...change(now) }),
    undo: versions.length > 0 ? () => undo() : null,
    /** Whether nothing was typed since the last step. */
    isAsLeft: isAsLeft(versions, composition),
    /** Applies a link; a text that is there makes room. It also becomes the start, so that discarding keeps it. */
    arrive(change: Partial<Brief>) {
      const isNewText = change.topic !== undefined || composition !== null;
      const isKept = isNewText && isWorthKeeping({ brief, composition }, start);
      setStart((work) => ({ ...work, brief: { ...work.brief, ...change } }));
      if (isKept) setRestored(false);
      const { plannedFor } = brief;
      const next = isKept ? briefForNext(brief) : { ...afterSaving(brief), plannedFor };
      setWork({
        brief: changedBrief(isNewText ? next : brief, change),
        composition: null,
        versions: [],
        kept: isKept ? withKept(kept, [{ brief, composition }]) : kept,
      });
    },
    /** The last text that made room; null for none. */
    kept: offered,
    /** Drops it. Returns what undoes that. */
    dropKept() {
      const last = offered;
      if (last) setWork((work) => ({ ...work, kept: work.kept.filter((one) => one !== last) }));
      return () => setWork((work) => ({ ...work, kept: last ? withKept(work.kept, [last]) : work.kept }));
    },
    /** Brings it back, in exchange for what is there. Returns what undoes that. */
    bringBack() {
      const last = offered;
      if (!last) return () => {};
      const others = kept.filter((one) => one !== last);
      const now = { brief, composition };
      const isOfText = composition === null && isSameBrief(brief, last.brief);
      const isKept = !isOfText && isWorthKeeping(now, start);
      const earlier = isKept ? last.brief.earlier : keptWith(brief.earlier, last.brief.earlier);
      setWork({
        brief: { ...last.brief, earlier },
        composition: last.composition,
        versions: [],
        kept: isKept ? withKept(others, [now]) : others,
      });
      return () =>
        setWork(({ kept, brief, composition }) => {
          const others = kept.filter((one) => !isSameWork(one, now));
          // It may have been written on meanwhile.
          const shown = { brief, composition };
          return {
            ...now,
            versions,
            kept: isWorthKeeping(shown, start) ? withKept(others, [shown]) : others,
          };
        });
    },
    /** The words in the editor were saved: this text begins from them now. */
    keepAsSaved(post: Post) {
      if (!composition) return;
      const { words } = finished(composition);
      const begun = start.composition;
      const withSaved = ({ brief, composition }: Work): Work => {
        const placed = composition && withPlaceOf(post, composition, begun);
        return {
          brief: brief.subreddit === begun?.subreddit ? { ...brief, subreddit: post.subreddit } : brief,
          composition: placed && { ...placed, words, original: words, editing: null },
        };
      };
      setStart(withSaved);
      setWork((work) => ({ ...work, ...withSaved(work) }));
    },
    /** The text that was saved elsewhere takes its place, and nothing of it is unsaved. */
    takeSaved(post: Post) {
      const saved = composition && takeOver(composition, post);
      setStart({ brief, composition: saved });
      return step(() => saved);
    },
    /** Whether the work was restored from an earlier visit, and is not saved since. */
    restored: restored && !isNew,
    /** Starts over after saving. What is likely to stay the same remains in the form, and so does what was begun meanwhile. */
    clear(sent: Work) {
      if (composition) remember(composition.subreddit);
      if (!given.composition) setStart(withLastCommunity(slot, given));
      setWork((work) => ({
        ...work,
        ...withoutSent(work, sent),
        kept: sent.composition ? withoutText(work.kept, sent.composition) : work.kept,
      }));
      setRestored(false);
    },
    /** Returns what brings back what was there. */
    discard() {
      storage.drop();
      setWork(({ kept }) => ({ ...start, versions: [], kept }));
      setRestored(false);
      return () => {
        // The page may have been left meanwhile.
        storage.keep({ brief, composition });
        setWork((work) => {
          const begun = { brief: work.brief, composition: work.composition };
          const isKept = isWorthKeeping(begun, start) && !isSameWork(begun, { brief, composition });
          const kept = isKept ? withKept(work.kept, [begun]) : work.kept;
          return { brief, composition, versions, kept };
        });
        setRestored(true);
      };
    },
  };
}
