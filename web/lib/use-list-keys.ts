import type { RefObject } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

/** The index of the element in the focused row, or else in the row marked as current. */
function placeAmong(stops: readonly HTMLElement[]): number {
  const isIn = (stop: HTMLElement) => (stop.closest('li') ?? stop).contains(document.activeElement);
  const focused = stops.findIndex(isIn);
  return focused >= 0 ? focused : stops.findIndex((stop) => stop.closest('[aria-current="true"]'));
}

/** Moves the focus with `j` and `k` between elements with `data-list-stop`. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  const step = (by: 1 | -1) => () => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[data-list-stop]') ?? [])];
    stops[Math.max(0, placeAmong(stops) + by)]?.focus();
  };
  useShortcuts({ j: step(1), k: step(-1) });
}
