import { useRef, useState, type PointerEvent } from 'react';

/** Follows the pointer to the right; releasing it beyond the threshold counts as a swipe. */
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
      // Capturing earlier would steal clicks from the buttons inside.
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
