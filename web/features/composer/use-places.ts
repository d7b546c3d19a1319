import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The form and the text are stacked, so one of them may be out of sight. */
export const STACKED = '(width < 64rem)';

export type Places = { form: RefObject<HTMLFormElement | null>; preview: RefObject<HTMLDivElement | null> };

export const scrollIfStacked = (place: RefObject<HTMLElement | null>, block: ScrollLogicalPosition) =>
  requestAnimationFrame(() => {
    if (matchMedia(STACKED).matches) place.current?.scrollIntoView({ block });
  });

/** Opens the fold around the form, if there is one. */
export const unfold = (form: HTMLElement | null): void => form?.closest('details')?.setAttribute('open', '');

/** Scrolls to the top if the text comes first, because the last page may have been scrolled. */
export function useTextInSight(isTextFirst: boolean): void {
  const show = useEffectEvent(() => {
    if (isTextFirst) scrollTo(0, 0);
  });
  useEffect(() => {
    // The layout focuses the page after a navigation, which comes first.
    const frame = requestAnimationFrame(() => show());
    return () => cancelAnimationFrame(frame);
  }, []);
}
