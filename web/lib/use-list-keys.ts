import type { RefObject } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

/** Moves the focus with `j` and `k` between the elements with `data-list-stop`. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  const step = (by: 1 | -1) => () => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[data-list-stop]') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[Math.max(0, at + by)]?.focus();
  };
  useShortcuts({ j: step(1), k: step(-1) });
}
