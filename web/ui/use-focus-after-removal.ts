import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

type FocusAfterRemoval = {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent<HTMLDivElement>) => void;
};

/** When the focused row is removed, the focus moves to the next row, or else to the first button. */
export function useFocusAfterRemoval(rows: number): FocusAfterRemoval {
  const ref = useRef<HTMLDivElement>(null);
  const focusedRow = useRef(-1);
  const shownRows = useRef(rows);

  useEffect(() => {
    const fewer = rows < shownRows.current;
    shownRows.current = rows;
    if (!fewer || focusedRow.current < 0 || document.activeElement !== document.body) return;
    const items = [...(ref.current?.querySelectorAll('li, tbody') ?? [])];
    const scope = items[Math.min(focusedRow.current, items.length - 1)] ?? ref.current;
    scope?.querySelector('button')?.focus({ preventScroll: true });
  }, [rows]);

  return {
    ref,
    onFocus: ({ target }) => {
      const items = [...(ref.current?.querySelectorAll('li, tbody') ?? [])];
      focusedRow.current = items.findIndex((item) => item.contains(target));
    },
  };
}
