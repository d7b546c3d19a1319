import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createKey } from '#web/lib/attempt.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Identifies an open dialog. */
    dialog?: string;
  }
}

type Shown = {
  isOpen: boolean;
  /** False while the same content is shown beside the page. */
  isDialog: boolean;
};

/**
 * Gives an open dialog its own history entry, so that Back closes it even on the first page of a visit. `CloseOnBack` does
 * the closing. Closing in another way removes the entry.
 */
export function useHistoryEntry({ isOpen, isDialog }: Shown): void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const entry = useRef<string | null>(null);
  const push = useEffectEvent(() => {
    const dialog = (entry.current = createKey());
    const keep = (now: object) => ({ ...now, dialog });
    void navigate({ to: '.', search: true, hash: true, state: keep, resetScroll: false });
  });
  useEffect(() => {
    if (!isOpen || !isDialog || entry.current) return undefined;
    let isCanceled = false;
    queueMicrotask(() => isCanceled || push());
    return () => {
      isCanceled = true;
    };
  }, [isOpen, isDialog]);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // The router's own location may be older than the browser's.
      const state = window.history.state as { dialog?: string } | null;
      if (entry.current && state?.dialog === entry.current) history.back({ ignoreBlocker: true });
      entry.current = null;
    };
  }, [isOpen, history]);
}
