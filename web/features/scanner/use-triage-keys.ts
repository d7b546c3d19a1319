import type { RefObject } from 'react';
import type { Opportunity } from '#contract/scanner.ts';
import { useShortcuts } from '#web/lib/use-shortcuts.ts';
import type { OpportunityActions } from './opportunity-card.tsx';

export function findFocused(
  list: HTMLElement | null,
  opportunities: readonly Opportunity[],
): Opportunity | undefined {
  const items = [...(list?.children ?? [])];
  return opportunities[items.findIndex((item) => item.contains(document.activeElement))];
}

/** `e` marks the focused or else the chosen thread as read; `r` answers it, `s` skips it. */
export function useTriageKeys(
  list: RefObject<HTMLElement | null>,
  opportunities: readonly Opportunity[],
  actions: OpportunityActions,
  chosen: Opportunity | undefined,
): void {
  const withOne = (act: (opportunity: Opportunity) => void) => () => {
    const one = findFocused(list.current, opportunities) ?? opportunities.find(({ id }) => id === chosen?.id);
    if (one) act(one);
  };
  useShortcuts({
    e: withOne((opportunity) => opportunity.isViewed || actions.onRead(opportunity)),
    r: withOne(actions.onReply),
    s: withOne(actions.onSkip),
  });
}
