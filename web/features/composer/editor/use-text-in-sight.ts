import { useEffect, useEffectEvent } from 'react';

/** Where the text stands first, the page opens at it, wherever the page before was scrolled to. */
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
