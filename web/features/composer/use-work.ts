import { useSyncExternalStore } from 'react';
import type { WorkEvent } from '#core/composer/reduce-work.ts';
import type { Work } from '#core/composer/work.ts';
import { newKey } from '#web/lib/attempt.ts';
import { showToast, type Toast } from '#web/lib/toast-store.ts';
import type { WorkStore } from './stored/work-store.ts';

export const useWork = (store: WorkStore): Work => useSyncExternalStore(store.subscribe, store.read);

type Undoing = (id: string) => WorkEvent;
const undoStep: Undoing = (id) => ({ type: 'undone', id });
export const restoreAside: Undoing = (id) => ({ type: 'restored', id });

/** A toast that offers Undo for a step, if there is something to undo. */
export function withUndo(store: WorkStore, id: string, toast: Toast, undo: Undoing = undoStep): Toast {
  const { versions, asides } = store.read();
  const canUndo = asides.some((aside) => aside.id === id) || versions.some((version) => version.id === id);
  return canUndo ? { ...toast, action: { label: 'Undo', run: () => store.dispatch(undo(id)) } } : toast;
}

/** Dispatches a step under a new id, and offers Undo in a toast. */
export function takeStep(store: WorkStore, step: Undoing, toast: Toast, undo?: Undoing): void {
  const id = newKey();
  store.dispatch(step(id));
  showToast(withUndo(store, id, toast, undo));
}

/** Closes the editor. `back` is said if edits were dropped, `away` if a text by hand was put away. */
export function cancelEdits(store: WorkStore, { away = '', back }: { away?: string; back: string }): void {
  const id = newKey();
  store.dispatch({ type: 'editsCanceled', id });
  const isAway = store.read().composition === null;
  const toast = isAway
    ? withUndo(store, id, { title: away }, restoreAside)
    : withUndo(store, id, { title: back });
  if (toast.action) showToast(toast);
}
