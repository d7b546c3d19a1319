import { useRef, useState, type PointerEvent } from 'react';

/** Follows a finger or the mouse to the right; letting go beyond the threshold is a swipe, before it is nothing. */
export function useSwipeRight(thresholdPx: number, onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const [moved, setMoved] = useState(0);
  return {
    moved,
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      if (button === 0) startX.current = clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current === null) return;
      const distance = Math.max(0, event.clientX - startX.current);
      // Not earlier, or a plain click on a button inside would never arrive there.
      if (distance > 0) event.currentTarget.setPointerCapture(event.pointerId);
      setMoved(distance);
    },
    onPointerUp: () => {
      startX.current = null;
      if (moved >= thresholdPx) onSwipe();
      else setMoved(0);
    },
    onPointerCancel: () => {
      startX.current = null;
      setMoved(0);
    },
  };
}
