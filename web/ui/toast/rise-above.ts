export type Box = { top: number; bottom: number; left: number; right: number };

const GAP_PX = 8;

const isOver = (box: Box, part: Box, risen: number): boolean =>
  box.left < part.right &&
  box.right > part.left &&
  box.top - risen < part.bottom &&
  box.bottom - risen > part.top;

/** Null if there is no room above the parts. */
function riseAboveAll(box: Box, parts: readonly Box[]): number | null {
  let risen = 0;
  for (const part of parts.toSorted((one, other) => other.bottom - one.bottom))
    if (isOver(box, part, risen)) risen = box.bottom - part.top + GAP_PX;
  return box.top - risen < 0 ? null : risen;
}

/**
 * How many pixels a box must move up so that it covers neither the button bars nor the focused elements. Without room above
 * those, it moves above the bars alone; 0 if these leave no room either.
 */
export const riseAbove = (box: Box, bars: readonly Box[], focused: readonly Box[] = []): number =>
  riseAboveAll(box, [...bars, ...focused]) ?? riseAboveAll(box, bars) ?? 0;
