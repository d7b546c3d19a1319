export type Box = { top: number; bottom: number; left: number; right: number };

const GAP_PX = 8;

const isOver = (box: Box, bar: Box, risen: number): boolean =>
  box.left < bar.right &&
  box.right > bar.left &&
  box.top - risen < bar.bottom &&
  box.bottom - risen > bar.top;

/** How many pixels a box must move up so that it covers no button bar; 0 if there is no room. */
export function riseAbove(box: Box, bars: readonly Box[]): number {
  let risen = 0;
  for (const bar of bars.toSorted((one, other) => other.bottom - one.bottom))
    if (isOver(box, bar, risen)) risen = box.bottom - bar.top + GAP_PX;
  return box.top - risen < 0 ? 0 : risen;
}
