import { useEffect, useEffectEvent } from 'react';

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
