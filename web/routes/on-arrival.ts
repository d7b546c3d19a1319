import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { WANTED_KEY } from '#web/lib/wanted-page.ts';
import { pageLoaders } from '#web/page-code.tsx';

const AFTER_MS = 3_000;
/** How long to wait for a page's code before preloading the next page. */
const STALLED_MS = 5_000;

/** Some browsers lack `requestIdleCallback`. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: AFTER_MS });
    else setTimeout(resolve);
  });

const wait = (ms: number) => new Promise<unknown>((resolve) => void setTimeout(resolve, ms));

/**
 * Preloads the code of every page, so each opens at once, even offline. One at a time: evaluating them all together blocks a
 * phone for over a second.
 */
export function preloadPages(): () => void {
  let isStopped = false;
  const fetchAll = async () => {
    for (const fetchCode of pageLoaders) {
      await idle();
      if (isStopped) return;
      await Promise.race([fetchCode().catch(() => null), wait(STALLED_MS)]);
    }
  };
  const timer = setTimeout(() => void fetchAll(), AFTER_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

const readWanted = (): string | null => {
  try {
    return sessionStorage.getItem(WANTED_KEY);
  } catch {
    return null;
  }
};

/** The page that the user wanted before signing in; null once another page is open. */
export function useWantedPage(): string | null {
  const pathname = useLocation({ select: (location) => location.pathname });
  const wanted = readWanted();
  useEffect(() => {
    if (wanted && pathname !== '/') sessionStorage.removeItem(WANTED_KEY);
  }, [wanted, pathname]);
  return pathname === '/' ? wanted : null;
}
