const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;
const AT_MOST_MS = 5_000;

/** Scrolls to the element whenever the page grows, until the user interacts. */
export function keepInView(element: Element, ended: AbortController): void {
  const { signal } = ended;
  if (signal.aborted) return;
  const stop = () => ended.abort();
  let ourY = scrollY;
  const observer = new ResizeObserver(() => {
    element.scrollIntoView();
    ourY = scrollY;
  });
  const timer = setTimeout(stop, AT_MOST_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const hand of HANDS) addEventListener(hand, stop, { passive: true, signal });
  // Moving a screen reader's cursor fires none of these events.
  addEventListener('scroll', () => scrollY !== ourY && stop(), { passive: true, signal });
  observer.observe(document.body);
}
