import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { GeneratedDraft } from '#contract/drafts.ts';
import type { Generator } from './generate-draft.ts';
import { readPartialDraft } from './read-partial-draft.ts';

/** Runs one generation at a time, with its partial text and a way to cancel it. */
export function useGeneration<Request>(generate: Generator<Request>) {
  const [soFar, setSoFar] = useState('');
  const stopping = useRef<AbortController>(null);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (request: Request) => {
      const controller = new AbortController();
      stopping.current = controller;
      return generate(request, { signal: controller.signal, onText: setSoFar });
    },
  });
  const cancel = () => stopping.current?.abort();
  useEffect(() => () => stopping.current?.abort(), []);

  /** Null if it was cancelled. */
  async function start(request: Request): Promise<GeneratedDraft | null> {
    setSoFar('');
    try {
      return await mutateAsync(request);
    } catch (error) {
      if (!stopping.current?.signal.aborted) throw error;
      reset();
      return null;
    }
  }

  return { start, cancel, isPending, error, partial: readPartialDraft(soFar) };
}
