import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Brief } from './composition.ts';
import { readArrival } from './read-arrival.ts';

/** Takes what another page asked for into the form once, and leaves a clean address: a reload keeps what was changed since. */
export function useArrival(onArrive: (change: Partial<Brief>) => void): void {
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const arrive = useEffectEvent((search: string) => {
    const change = readArrival(search);
    if (!change) return;
    onArrive(change);
    void navigate({ to: '/generator', replace: true });
  });
  useEffect(() => arrive(search), [search]);
}
