import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { WANTED } from '#web/lib/wanted-page.ts';
import { codes } from '#web/page-code.tsx';

const AFTER_MS = 3_000;

/** Fetches the code of every page, so that each opens at once, also without a network. */
export function preloadPages(): () => void {
  const timer = setTimeout(() => {
    for (const fetchCode of codes) fetchCode().catch(() => null);
  }, AFTER_MS);
  return () => clearTimeout(timer);
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
