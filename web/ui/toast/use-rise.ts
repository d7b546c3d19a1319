import { useLayoutEffect, useRef, useState } from 'react';
import { riseAbove } from './rise-above.ts';

/** Selects the button bars of pages, cards and dialogs. */
const BARS = '[data-button-bar], [role=dialog] [type=submit], [role=alertdialog] button';

/** Keeps a box at the lower edge of the window from covering button bars as they move. */
export function useRise() {
  const ref = useRef<HTMLOListElement>(null);
  const now = useRef(0);
  const [risen, setRisen] = useState(0);
  useLayoutEffect(() => {
    function measure() {
      if (!ref.current) return;
      const { top, bottom, left, right } = ref.current.getBoundingClientRect();
      const box = { top: top + now.current, bottom: bottom + now.current, left, right };
      const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect());
      now.current = riseAbove(box, bars);
      setRisen(now.current);
    }
    measure();
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    return () => {
      changes.disconnect();
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, []);
  return { ref, style: { bottom: risen } };
}
