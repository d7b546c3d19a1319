import { useEffect, useLayoutEffect, useRef } from 'react';

const SEQUENCE_MS = 1_000;

/** Keys such as `mod+k`, `c` or `g d`. `mod` is Ctrl, or Command on a Mac. */
export type Shortcuts = Readonly<Record<string, () => void>>;

export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Listens on the whole page, except while the user types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });

  // A layout effect, because a passive effect may run too late for a key pressed right away.
  useLayoutEffect(() => {
    let prefix = '';
    let prefixAt = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat || event.altKey || event.defaultPrevented) return;
      const mod = isMac ? event.metaKey : event.ctrlKey;
      if (!mod && (event.metaKey || event.ctrlKey)) return;
      if (!mod && (isTyping(event.target) || isDialogOpen())) return;

      const key = mod ? `mod+${event.key.toLowerCase()}` : event.key;
      const second = event.timeStamp - prefixAt < SEQUENCE_MS && latest.current[`${prefix} ${key}`];
      prefix = second ? '' : key;
      prefixAt = event.timeStamp;
      const run = second || latest.current[key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
