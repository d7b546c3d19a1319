import { useEffect, useEffectEvent } from 'react';
import { isMac } from '#web/lib/use-shortcuts.ts';

type Undo = { undo: (() => void) | null; isAsLeft: boolean };

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Ctrl+Z brings the text before back. In a field the browser’s own undo comes first, until nothing that was typed is left. */
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
