import type { Clock } from '../adapters/clock.ts';
import type { SseStream } from './open-sse.ts';

const EVERY_MS = 50;

/** Sends the new part of a growing text at intervals, but only while the reader keeps up. */
export function sendGrowingText(stream: SseStream, clock: Clock): (soFar: string) => void {
  let sent = '';
  let latest = '';
  let isResting = false;

  function send(): void {
    if (latest === sent || stream.isBehind()) return;
    const kept = latest.startsWith(sent) ? sent.length : 0;
    stream.send('text', { kept, text: latest.slice(kept) });
    sent = latest;
    isResting = true;
    clock.after(EVERY_MS, () => {
      isResting = false;
      send();
    });
  }

  return (soFar) => {
    latest = soFar;
    if (!isResting) send();
  };
}
