import { useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isMac } from '#web/lib/use-shortcuts.ts';

/** The form and the text are stacked, so one of them may be out of sight. */
export const STACKED = '(width < 64rem)';

export type Places = { form: RefObject<HTMLFormElement | null>; preview: RefObject<HTMLDivElement | null> };

export const scrollIfStacked = (place: RefObject<HTMLElement | null>, block: ScrollLogicalPosition) =>
  requestAnimationFrame(() => {
    if (matchMedia(STACKED).matches) place.current?.scrollIntoView({ block });
  });

/** Opens the `details` around the form, if any. */
export const unfold = (form: HTMLElement | null): void => form?.closest('details')?.setAttribute('open', '');

/** Scrolls to the top if the text comes first, because the last page may have been scrolled. */
export function useScrollToText(isTextFirst: boolean): void {
  const show = useEffectEvent(() => {
    if (isTextFirst) scrollTo(0, 0);
  });
  useEffect(() => {
    // Runs after the layout focuses the page on navigation.
    const frame = requestAnimationFrame(() => show());
    return () => cancelAnimationFrame(frame);
  }, []);
}

type TopicFocus = {
  form: RefObject<HTMLFormElement | null>;
  hasText: boolean;
  /** True if saving opened the page, to show what was saved. */
  isAfterSaving: boolean;
};

export function useTopicFocus({ form, hasText, isAfterSaving }: TopicFocus): void {
  const router = useRouter();
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const first = useRef(visit);
  const focus = useEffectEvent((asked: 'first' | 'visit' | 'again') => {
    if (hasText || (asked === 'first' && isAfterSaving)) return undefined;
    // Runs after the layout focuses the page on navigation. A focused field keeps the focus.
    const frame = requestAnimationFrame(() => {
      if (asked !== 'again' && form.current?.contains(document.activeElement)) return;
      const topic = form.current?.querySelector('textarea');
      topic?.focus({ preventScroll: true });
      topic?.setSelectionRange(topic.value.length, topic.value.length);
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => focus(visit === first.current ? 'first' : 'visit'), [visit]);
  // Navigating to the open page means writing again.
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => void (hrefChanged || focus('again'))),
    [router],
  );
}

type Undo = { undo: (() => void) | null; isAsLeft: boolean };

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Ctrl+Z restores the previous text. In a field the browser’s own undo comes first, until all typing is undone. */
export function useUndoKey({ undo, isAsLeft }: Undo): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const mod = isMac ? event.metaKey : event.ctrlKey;
    const isUndo = mod && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
    if (!undo || !isUndo || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
    const field = event.target instanceof Element ? event.target.closest(FIELDS) : null;
    if (field && !(isAsLeft && field.closest('[data-undo]'))) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
