import { useEffect, useEffectEvent } from 'react';
import type { Opportunity } from '#contract/scanner.ts';
import type { LinkedThread } from './scanner-search.ts';
import type { Triage } from './use-triage.ts';

/** Opens the thread that an alert links to, once the list has it. `onOpened` removes it from the URL. */
export function useLinkedThread(
  { thread, do: act }: LinkedThread,
  opportunities: readonly Opportunity[],
  { actions, open }: Triage,
  onOpened: () => void,
): void {
  const linked = thread === undefined ? undefined : opportunities.find(({ id }) => id === thread);
  const openIt = useEffectEvent((opportunity: Opportunity) => {
    if (act === 'skip') actions.onSkip(opportunity);
    else open(act === 'reply' ? 'reply' : 'thread', opportunity);
    onOpened();
  });
  useEffect(() => {
    if (linked) openIt(linked);
  }, [linked]);
}
