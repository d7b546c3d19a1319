import { refusalText } from './refusal.ts';

export type Toast = {
  title: string;
  description?: string;
  kind?: 'plain' | 'destructive';
  action?: { label: string; run: () => void };
};
export type ShownToast = Toast & { id: number; open: boolean };

export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

const listeners = new Set<() => void>();
let current: ShownToast | null = null;
let lastId = 0;

function set(next: ShownToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows one toast at a time; a new one replaces the last. */
export function showToast(toast: Toast): void {
  lastId += 1;
  set({ ...toast, id: lastId, open: true });
}

/** Shows what failed, and the reason if an error is given. */
export const showFailure = (what: string, error?: unknown): void =>
  showToast({
    title: 'Error',
    description: [what, refusalText(error)].filter(Boolean).join('. '),
    kind: 'destructive',
  });

export function closeToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) set(null);
  }, TOAST_REMOVE_DELAY_MS);
}

export const currentToast = (): ShownToast | null => current;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
