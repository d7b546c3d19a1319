import { useEffect, useRef, useState } from 'react';
import type { VariantWay } from '#contract/drafting/variants.ts';
import { newKey } from '#web/lib/attempt.ts';
import type { Following } from './write/generate-draft.ts';
import type { WorkStore } from './stored/work-store.ts';
import { useWork } from './use-work.ts';

type Failure = { way: VariantWay | null; error: unknown };

/** Runs one request for a draft at a time. Its answer is an event with its id, which the work ignores if it moved on. */
export function useRequest(store: WorkStore) {
  const pendingId = useWork(store).pending?.id;
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef<{ id: string; controller: AbortController }>(null);
  useEffect(() => {
    const { id, controller } = running.current ?? {};
    if (id !== pendingId) controller?.abort();
  }, [pendingId]);
  useEffect(() => () => running.current?.controller.abort(), []);

  /** Null if it failed or was canceled. `onFailure` is called for a failure only. */
  async function run<Answer>(
    way: VariantWay | null,
    ask: (following: Following) => Promise<Answer>,
    onFailure?: (error: unknown) => void,
  ): Promise<{ id: string; answer: Answer } | null> {
    const id = newKey();
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
