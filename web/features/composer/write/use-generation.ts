import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { GeneratedDraft } from '#contract/drafts.ts';
import type { Following, Generator } from './generate-draft.ts';
import { readPartialDraft } from './read-partial-draft.ts';

/** Runs one generation at a time, with its partial text and a way to cancel it. */
export function useGeneration<Request>(generate: Generator<Request>) {
  const [soFar, setSoFar] = useState('');
  const running = useRef<AbortController>(null);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ request, following }: { request: Request; following: Following }) =>
      generate(request, following),
  });
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  /** Null if it was canceled or another one started. */
  async function start(request: Request): Promise<GeneratedDraft | null> {
    cancel();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setSoFar('');
    const onText = (text: string) => void (signal.aborted || setSoFar(text));
    try {
      return await mutateAsync({ request, following: { signal, onText } });
    } catch (error) {
      if (!signal.aborted) throw error;
      if (running.current === controller) reset();
      return null;
    }
  }

  return { start, cancel, isPending, error, partial: readPartialDraft(soFar) };
}
