import type { RefObject } from 'react';
import type { Opportunity } from '#contract/scanner.ts';
import { useShortcuts } from '#web/lib/use-shortcuts.ts';
import type { OpportunityActions } from './opportunity-card.tsx';

/** `e` marks the thread that has the focus as read, `r` answers it, `s` skips it. */
export function useTriageKeys(
  list: RefObject<HTMLElement | null>,
  opportunities: readonly Opportunity[],
  actions: OpportunityActions,
): void {
  const withFocused = (act: (opportunity: Opportunity) => void) => () => {
    const items = [...(list.current?.children ?? [])];
    const focused = opportunities[items.findIndex((item) => item.contains(document.activeElement))];
    if (focused) act(focused);
  };
  useShortcuts({
    e: withFocused((opportunity) => opportunity.isViewed || actions.onRead(opportunity)),
    r: withFocused(actions.onReply),
    s: withFocused(actions.onSkip),
  });
}
