import { useLayoutEffect, useRef, useState } from 'react';
import { riseAbove } from './rise-above.ts';

/** Selects the button bars of pages, cards and dialogs. */
const BARS = '[data-button-bar], [role=dialog] [type=submit], [role=alertdialog] button';

/** The focused element, or its label, which users see instead of a hidden input. */
const findFocused = (): Element[] => {
  const { activeElement: focused } = document;
  return focused instanceof HTMLElement && focused.tabIndex >= 0 ? [focused.closest('label') ?? focused] : [];
};

/** Keeps a box at the lower edge of the window from covering button bars and the focused element as they move. */
export function useRise() {
  const ref = useRef<HTMLOListElement>(null);
  const now = useRef(0);
  const [risen, setRisen] = useState(0);
  useLayoutEffect(() => {
    function measure() {
      if (!ref.current) return;
      const { top, bottom, left, right } = ref.current.getBoundingClientRect();
      const box = { top: top + now.current, bottom: bottom + now.current, left, right };
      const boxesOf = (parts: readonly Element[]) =>
        parts.filter((part) => !ref.current?.contains(part)).map((part) => part.getBoundingClientRect());
      const bars = [...document.querySelectorAll(BARS)];
      now.current = riseAbove(box, boxesOf(bars), boxesOf(findFocused()));
      setRisen(now.current);
    }
    measure();
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    addEventListener('focusin', measure);
    return () => {
      changes.disconnect();
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
      removeEventListener('focusin', measure);
    };
  }, []);
  return { ref, style: { bottom: risen } };
}
