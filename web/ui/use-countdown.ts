import { useEffect, useRef, useState } from 'react';

/** Calls `onEnd` once after `durationMs`. Focus or a moving pointer pauses the countdown. */
export function useCountdown(durationMs: number, onEnd: () => void) {
  const [paused, setPaused] = useState(false);
  const leftMs = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [paused]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  // Pointer move, not enter: a resting pointer doesn't mean the user is reading.
  return { onPointerMove: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume };
}
