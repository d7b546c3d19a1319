import { useEffect, useRef } from 'react';
import { useSendSetup } from './saved-scans.queries.ts';
import type { ScanSettings } from './scan-settings.ts';

/** A slider changes many times per second. */
const AFTER_MS = 400;

/** Saves the settings on the server, after a pause in the changes or when the page is left. */
export function useSaveSetup(): (settings: ScanSettings) => void {
  const { mutate } = useSendSetup();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null);
  useEffect(() => () => waiting.current?.send(), []);
  return ({ subreddits, keywords, ...filters }) => {
    clearTimeout(waiting.current?.timer);
    const send = () => {
      clearTimeout(timer);
      waiting.current = null;
      mutate({ subreddits, keywords, filters });
    };
    const timer = setTimeout(send, AFTER_MS);
    waiting.current = { timer, send };
  };
}
