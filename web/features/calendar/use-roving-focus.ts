import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const linkIn = (cell: Element | undefined) => cell?.querySelector<HTMLElement>('[data-new-at]');

/** The next cell in that direction with a link for a new post. */
function findNext(from: HTMLElement, [rows, columns]: readonly [number, number]): HTMLElement | undefined {
  const cell = from.closest('td');
  const row = cell?.closest('tr');
  const all = [...(row?.closest('table')?.rows ?? [])];
  if (!cell || !row) return undefined;
  let [y, x] = [all.indexOf(row) + rows, cell.cellIndex + columns];
  while (all[y]?.cells[x]) {
    const link = linkIn(all[y]?.cells[x]);
    if (link) return link;
    [y, x] = [y + rows, x + columns];
  }
  return undefined;
}

/** Makes a grid one tab stop: arrow keys move between cells, and Tab returns to the last one. */
export function useRovingFocus(times: readonly string[]) {
  const [last, setLast] = useState<string>();
  return {
    tabStop: times.find((at) => at === last) ?? times[0],
    keys: {
      onFocus: ({ target }: FocusEvent) => {
        if (target instanceof HTMLElement && target.dataset['newAt']) setLast(target.dataset['newAt']);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = STEPS[event.key];
        const { target } = event;
        if (!step || !(target instanceof HTMLElement) || !target.dataset['newAt']) return;
        event.preventDefault();
        findNext(target, step)?.focus();
      },
    },
  };
}
