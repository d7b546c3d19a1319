import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** After a change of page the next Tab starts in the new page, and screen readers read on from there. */
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
