import { useEffect } from 'react';

const isOver = (bar: DOMRect, box: DOMRect): boolean =>
  bar.top < box.bottom && bar.bottom > box.top && bar.left < box.right && bar.right > box.left;

/** Scrolls what the keyboard focuses out from under a sticky bar of buttons. */
export function useVisibleFocus(): void {
  useEffect(() => {
    const reveal = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => {
        if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
        // The input of a radio button is hidden; users see its label.
        const shown = target.closest('label') ?? target;
        const box = shown.getBoundingClientRect();
        const bars = [...document.querySelectorAll('[data-button-bar]')].filter(
          (bar) => !bar.contains(target),
        );
        if (bars.some((bar) => isOver(bar.getBoundingClientRect(), box)))
          shown.scrollIntoView({ block: 'center' });
      });
    document.addEventListener('focusin', reveal);
    return () => document.removeEventListener('focusin', reveal);
  }, []);
}
