import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { VariantWay } from '#contract/drafting/variants.ts';
import type { WorkEvent } from '#core/composer/reduce-work.ts';
import type { Work } from '#core/composer/work.ts';
import { createKey } from '#web/lib/attempt.ts';
import { showToast, type Toast } from '#web/lib/toast-store.ts';
import type { WorkStore } from './stored/work-store.ts';
import type { Following } from '#web/features/drafts/generate/generate-draft.ts';

export const useWork = (store: WorkStore): Work => useSyncExternalStore(store.subscribe, store.read);

type Undoing = (id: string) => WorkEvent;
const undoStep: Undoing = (id) => ({ type: 'undone', id });
export const restoreAside: Undoing = (id) => ({ type: 'restored', id });

/** A toast that offers Undo for a step, if there is something to undo. */
export function addUndo(store: WorkStore, id: string, toast: Toast, undo: Undoing = undoStep): Toast {
  const { versions, asides } = store.read();
  const canUndo = asides.some((aside) => aside.id === id) || versions.some((version) => version.id === id);
  return canUndo ? { ...toast, action: { label: 'Undo', run: () => store.dispatch(undo(id)) } } : toast;
}

/** Dispatches a step under a new id, and offers Undo in a toast. */
export function dispatchWithUndo(store: WorkStore, step: Undoing, toast: Toast, undo?: Undoing): void {
  const id = createKey();
  store.dispatch(step(id));
  showToast(addUndo(store, id, toast, undo));
}

/** Closes the editor. The toast shows `back` if edits were dropped, `away` if a hand-written text was put away. */
export function cancelEdits(store: WorkStore, { away = '', back }: { away?: string; back: string }): void {
  const id = createKey();
  store.dispatch({ type: 'editsCanceled', id });
  const isAway = store.read().composition === null;
  const toast = isAway
    ? addUndo(store, id, { title: away }, restoreAside)
    : addUndo(store, id, { title: back });
  if (toast.action) showToast(toast);
}

type Failure = { way: VariantWay | null; error: unknown };

/** Runs one draft request at a time. Its response is an event with its id; the work ignores it if it has moved on. */
export function useRequest(store: WorkStore) {
  const pendingId = useWork(store).pending?.id;
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef<{ id: string; controller: AbortController }>(null);
  useEffect(() => {
    const { id, controller } = running.current ?? {};
    if (id !== pendingId) controller?.abort();
  }, [pendingId]);
  useEffect(() => () => running.current?.controller.abort(), []);

  /** Resolves to null on failure or cancellation. Calls `onFailure` only on failure. */
  async function run<Answer>(
    way: VariantWay | null,
    ask: (following: Following) => Promise<Answer>,
    onFailure?: (error: unknown) => void,
  ): Promise<{ id: string; answer: Answer } | null> {
    const id = createKey();
    const controller = new AbortController();
    const { signal } = controller;
    running.current?.controller.abort();
    running.current = { id, controller };
    setFailure(null);
    store.dispatch({ type: 'requested', id, ...(way && { way }) });
    try {
      const answer = await ask({ signal, onText: (text) => store.dispatch({ type: 'streamed', id, text }) });
      return store.read().pending?.id === id ? { id, answer } : null;
    } catch (error) {
      store.dispatch({ type: 'stopped', id });
      if (signal.aborted) return null;
      setFailure({ way, error });
      onFailure?.(error);
      return null;
    }
  }

  const cancel = () => {
    const { pending } = store.read();
    if (pending) store.dispatch({ type: 'stopped', id: pending.id });
  };
  return { run, cancel, failure };
}
