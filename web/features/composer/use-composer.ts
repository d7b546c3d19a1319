import { useEffect, useRef, useState } from 'react';
import type { AnswerRole } from '#contract/interview.ts';
import { dropWork, keepWork } from '#web/lib/stored-work.ts';
import { briefForNext, changedBrief, type Brief, type Composition, type Work } from './composition.ts';
import { followsForm, movedTo } from './destination/move-text.ts';
import { withTyped } from './gaps/typed-answers.ts';
import { rememberCommunity, withLastCommunity } from './last-community.ts';
import { isWorthKeeping, readKept, readStored, storeKept } from './stored-texts.ts';
import { isAsLeft, keepVersion, type Version, withoutLastSteps } from './versions.ts';

/** A change in the form. */
function withBrief({ brief, composition }: Work, change: Partial<Brief>): Work {
  const isMoved = composition && change.subreddit !== undefined && followsForm(composition);
  return {
    brief: changedBrief(brief, change),
    composition: isMoved ? movedTo(composition, change.subreddit ?? '') : composition,
  };
}

/**
 * The form and its text, stored in this browser until they are saved or discarded. After saving, what else was begun
 * makes room for what was saved.
 */
export function useComposer(slot: string, given: Work, isAfterSaving: boolean) {
  const [start, setStart] = useState(() => withLastCommunity(slot, given));
  const [found] = useState(() => readStored(slot));
  const [stored] = useState(isAfterSaving && found && isWorthKeeping(found, given) ? null : found);
  const [kept, setKept] = useState(() => [...(found && !stored ? [found] : []), ...readKept(slot)]);
  const [{ brief, composition, versions }, setWork] = useState<Work & { versions: readonly Version[] }>({
    ...(stored ?? start),
    versions: [],
  });
  const steps = useRef(0);
  const [restored, setRestored] = useState(Boolean(stored?.brief.topic || stored?.composition));

  const isNew = JSON.stringify({ brief, composition }) === JSON.stringify(start);
  useEffect(() => {
    if (isNew) dropWork(slot);
    else keepWork(slot, { brief, composition });
  }, [slot, isNew, brief, composition]);

  useEffect(() => storeKept(slot, kept), [slot, kept]);
  /** Another tab may have put texts away meanwhile. */
  function keptNow() {
    const stored = readKept(slot);
    return stored.length > 0 ? stored : kept;
  }

  /** A new text begins with the community of the last one. */
  function remember(subreddit: string) {
    if (given.composition) return;
    rememberCommunity(slot, subreddit);
    setStart((work) => ({ ...work, brief: { ...work.brief, subreddit } }));
  }

  const changeBrief = (change: Partial<Brief>) =>
    setWork((work) => ({ ...withBrief(work, change), versions: work.versions }));
  const changeComposition = (change: (now: Composition) => Partial<Composition>) =>
    setWork((work) => ({
      ...work,
      composition: work.composition && { ...work.composition, ...change(work.composition) },
    }));

  /** Takes back this step and those after it; the last one unless another is named. */
  const undo = (step?: number) => setWork((work) => withoutLastSteps(work, step));
  /** Puts another text in place of the one that is there. Returns what brings the text before back. */
  function step(next: (now: Composition | null) => Composition | null) {
    steps.current += 1;
    const no = steps.current;
    setWork((work) => {
      const composition = next(work.composition);
      return { ...work, composition, versions: keepVersion(work, no, composition) };
    });
    return () => undo(no);
  }

  return {
    brief,
    composition,
    changeBrief,
    changeComposition,
    /** Moves the text to another community, and the form with it. */
    move: (subreddit: string) =>
      setWork(({ brief, composition, versions }) => ({
        brief: { ...brief, subreddit },
        composition: composition && movedTo(composition, subreddit),
        versions,
      })),
    /** Puts what was typed into the gaps, or into one of them, where it belongs. Returns the work as it is then. */
    settle(role?: AnswerRole) {
      const roles = role && [role];
      const now = { brief, composition };
      const work = withTyped(now, roles);
      if (work === now) return { work, undo: null };
      steps.current += 1;
      const no = steps.current;
      setWork(({ versions, ...before }) => {
        const after = withTyped(before, roles);
        if (after === before) return { ...before, versions };
        const typed = after.composition?.typed ?? {};
        const left = {
          ...before,
          composition: before.composition && { ...before.composition, typed },
          versions,
        };
        return { ...after, versions: keepVersion(left, no, after.composition) };
      });
      return { work, undo: () => undo(no) };
    },
    replace(next: Composition | null) {
      if (next) remember(next.subreddit);
      return step(() => next);
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
      if (isKept) {
        setKept([{ brief, composition }, ...keptNow()]);
        setRestored(false);
      }
      const { plannedFor } = brief;
      const next = isNewText ? { ...briefForNext(brief), ...(!isKept && { plannedFor }) } : brief;
      setWork({ brief: changedBrief(next, change), composition: null, versions: [] });
    },
    /** The last text that made room; null for none. */
    kept: kept[0] ?? null,
    /** Brings it back, in exchange for what is there. Returns what undoes that. */
    bringBack() {
      const [last, ...others] = keptNow();
      if (!last) return () => {};
      const now = { brief, composition, versions };
      setKept(isWorthKeeping(now, start) ? [{ brief, composition }, ...others] : others);
      setWork({ ...last, versions: [] });
      return () => {
        setKept(kept);
        setWork(now);
      };
    },
    /** Whether the work was restored from an earlier visit. */
    restored,
    /** Starts over after saving. What is likely to stay the same remains in the form. */
    clear() {
      if (composition) remember(composition.subreddit);
      if (!given.composition) setStart(withLastCommunity(slot, given));
      setWork({ brief: briefForNext(brief), composition: null, versions: [] });
      setRestored(false);
    },
    /** Returns what brings back what was there. */
    discard() {
      const now = { brief, composition, versions };
      dropWork(slot);
      setWork({ ...start, versions: [] });
      setRestored(false);
      return () => {
        // The page may have been left meanwhile.
        keepWork(slot, { brief, composition });
        setWork(now);
        setRestored(true);
      };
    },
  };
}
