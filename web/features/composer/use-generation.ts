import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { GeneratedDraft } from '#contract/drafts.ts';
import { generateDraft } from './generate-draft.ts';
import { readPartialDraft } from './read-partial-draft.ts';

/** One generation at a time: what has been written so far, and a way to stop it. */
export function useGeneration() {
  const [soFar, setSoFar] = useState('');
  const stopping = useRef<AbortController>(null);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (ask: object) => {
      const controller = new AbortController();
      stopping.current = controller;
      return generateDraft(ask, { signal: controller.signal, onText: setSoFar });
    },
  });
  const cancel = () => stopping.current?.abort();
  useEffect(() => () => stopping.current?.abort(), []);

  /** Null when it was cancelled. */
  async function start(ask: object): Promise<GeneratedDraft | null> {
    setSoFar('');
    try {
      return await mutateAsync(ask);
    } catch (error) {
      if (!stopping.current?.signal.aborted) throw error;
      reset();
      return null;
    }
  }

  return { start, cancel, isPending, error, partial: readPartialDraft(soFar) };
}
