import { useState } from 'react';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { useAddFound, useAddTarget, useTargets } from './targets.queries.ts';

type Choice = { id: string; name: string };

/** Adds communities to the targets from any list; `from` selects the product's endpoint. */
export function useTargeting(from: 'discovery' | 'opportunities') {
  const { data: targets } = useTargets();
  const addFound = useAddFound();
  const addTarget = useAddTarget();
  const [adding, setAdding] = useState<readonly string[]>([]);
  const known = new Set(targets?.map(({ name }) => name.toLowerCase()));

  async function add({ id, name }: Choice): Promise<void> {
    setAdding((before) => [...before, name]);
    try {
      if (from === 'discovery') await addFound.mutateAsync(id);
      else await addTarget.mutateAsync({ subredditId: id });
      showToast({ title: 'Success', description: 'Subreddit added to your targets' });
    } catch (error) {
      showFailure('Failed to add subreddit to targets', error);
    } finally {
      setAdding((before) => before.filter((each) => each !== name));
    }
  }

  return {
    isTarget: (name: string) => known.has(name.toLowerCase()),
    isAdding: (name: string) => adding.includes(name),
    onTarget: (choice: Choice) => void add(choice),
  };
}
