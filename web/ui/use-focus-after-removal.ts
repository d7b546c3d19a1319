import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

type FocusAfterRemoval = {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent<HTMLDivElement>) => void;
};

function firstRemoved(before: readonly string[], ids: readonly string[]): number {
  const left = new Set(ids);
  return before.findIndex((id) => !left.has(id));
}

/**
 * When the focused row is removed, focuses the next row, or else the first button. If the page is part of a longer list, pass
 * the row ids, because other rows move up.
 */
export function useFocusAfterRemoval(rows: number | readonly string[]): FocusAfterRemoval {
  const ref = useRef<HTMLDivElement>(null);
  const focusedRow = useRef(-1);
  const shown = useRef(rows);

  useEffect(() => {
    const before = shown.current;
    shown.current = rows;
    const isPage = typeof rows !== 'number' && typeof before !== 'number';
    const isFewer = !isPage && Number(rows) < Number(before);
    const removedAt = isPage ? firstRemoved(before, rows) : isFewer ? focusedRow.current : -1;
    if (removedAt < 0 || focusedRow.current < 0 || document.activeElement !== document.body) return;
    const items = [...(ref.current?.querySelectorAll('li, tbody') ?? [])];
    const scope = items[Math.min(removedAt, items.length - 1)] ?? ref.current;
    const target = scope?.querySelector<HTMLElement>(isPage ? '[data-list-stop]' : 'button');
    target?.focus({ preventScroll: true });
  }, [rows]);

  return {
    ref,
    onFocus: ({ target }) => {
      const items = [...(ref.current?.querySelectorAll('li, tbody') ?? [])];
      focusedRow.current = items.findIndex((item) => item.contains(target));
    },
  };
}
