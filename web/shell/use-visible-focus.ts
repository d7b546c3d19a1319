import { useEffect } from 'react';

const isOver = (bar: DOMRect, box: DOMRect): boolean =>
  bar.top < box.bottom && bar.bottom > box.top && bar.left < box.right && bar.right > box.left;

/** Scrolls an element out from under a sticky bar of buttons, if it fits above the bar. */
function reveal(element: Element): void {
  // The input of a radio button is hidden; users see its label.
  const shown = element.closest('label') ?? element;
  const box = shown.getBoundingClientRect();
  const bars = [...document.querySelectorAll('[data-button-bar]')]
    .filter((bar) => !bar.contains(element))
    .map((bar) => bar.getBoundingClientRect());
  if (bars.some((bar) => isOver(bar, box) && box.height <= bar.top))
    shown.scrollIntoView({ block: 'center' });
}

/**
 * Scrolls what Tab or Enter focuses out from under a sticky bar of buttons. A click or a script leaves the page in place:
 * the user already sees what was clicked.
 */
export function useVisibleFocus(): void {
  useEffect(() => {
    let isKeyDown = false;
    const followKey = ({ type, key }: KeyboardEvent) => {
      isKeyDown = type === 'keydown' && (key === 'Tab' || key === 'Enter');
    };
    // Another window may have received the keyup.
    const forgetKey = () => {
      isKeyDown = false;
    };
    const follow = ({ target }: FocusEvent) => {
      if (isKeyDown && target instanceof Element) requestAnimationFrame(() => reveal(target));
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('keydown', followKey, options);
    document.addEventListener('keyup', followKey, options);
    document.addEventListener('pointerdown', forgetKey, options);
    document.addEventListener('focusin', follow, options);
    return () => listening.abort();
  }, []);
}
