import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Moves the focus to the new page after navigation, for the Tab key and screen readers. */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
