import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { WANTED } from '#web/lib/wanted-page.ts';
import { codes } from '#web/page-code.tsx';

const AFTER_MS = 3_000;
/** A page whose code takes longer keeps the others waiting no more. */
const STALLED_MS = 5_000;

/** Not every browser says when it has nothing else to do. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: AFTER_MS });
    else setTimeout(resolve);
  });

const wait = (ms: number) => new Promise<unknown>((resolve) => void setTimeout(resolve, ms));

/**
 * Fetches the code of every page, so that each opens at once, also without a network. One after another, because to run
 * them all at once takes a phone over a second, in which it answers to nothing.
 */
export function preloadPages(): () => void {
  let isStopped = false;
  const fetchAll = async () => {
    for (const fetchCode of codes) {
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
    return sessionStorage.getItem(WANTED);
  } catch {
    return null;
  }
};

/** The page that somebody wanted before they had to sign in, until another one is open. */
export function useWanted(): string | null {
  const pathname = useLocation({ select: (location) => location.pathname });
  const wanted = readWanted();
  useEffect(() => {
    if (wanted && pathname !== '/') sessionStorage.removeItem(WANTED);
  }, [wanted, pathname]);
  return pathname === '/' ? wanted : null;
}
