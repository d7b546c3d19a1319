import { useState } from 'react';
import type { Opportunity } from '#contract/scanner.ts';
import { showFailure } from '#web/lib/toast-store.ts';
import type { OpportunityActions } from './opportunity-card.tsx';
import { type ThreadFilter, useIsMissingDetails, useMarkViewed } from './scanner.queries.ts';
import type { SkipReason } from './skip-dialog.tsx';
import { useSkip } from './use-skip.ts';

export type PaneView = 'thread' | 'reply';
export type Chosen = {
  opportunity: Opportunity;
  view: PaneView;
  /** True if the user has started a reply. */
  isReplying: boolean;
};

const focusChosen = () =>
  document.querySelector<HTMLElement>('li[aria-current="true"] [data-list-stop]')?.focus();

/** The user's work through the found threads. `filter`: the list's filter. */
export function useTriage(opportunities: readonly Opportunity[], filter: ThreadFilter) {
  const [shown, setShown] = useState<Omit<Chosen, 'isReplying'> | null>(null);
  const [replying, setReplying] = useState<ReadonlySet<string>>(new Set());
  const chosen: Chosen | null = shown && { ...shown, isReplying: replying.has(shown.opportunity.id) };
  const [skipping, setSkipping] = useState<Opportunity | null>(null);
  const { skip, bringBack } = useSkip();
  const viewing = useMarkViewed(filter);
  const isUnanswered = useIsMissingDetails();

  const open = (view: PaneView, opportunity: Opportunity) => {
    if (view === 'reply') setReplying((before) => new Set(before).add(opportunity.id));
    setShown({ opportunity, view });
  };
  const showAs = (id: string, isViewed: boolean) =>
    setShown((now) =>
      now?.opportunity.id === id ? { ...now, opportunity: { ...now.opportunity, isViewed } } : now,
    );
  const actions: OpportunityActions = {
    onThread: (opportunity) => open('thread', opportunity),
    onReply: (opportunity) => open('reply', opportunity),
    onSkip: (opportunity) => (opportunity.isSkipped ? void bringBack(opportunity) : setSkipping(opportunity)),
    onRead: ({ id }) => {
      showAs(id, true);
      // With several marked in a row, each failure is handled separately.
      viewing.mutateAsync(id).catch((error: unknown) => {
        showAs(id, false);
        showFailure('Failed to mark the thread as read', error);
      });
    },
  };

  return {
    chosen,
    actions,
    open,
    readChosen: (opportunity: Opportunity) => {
      // The pressed button is removed, so the focus moves.
      focusChosen();
      actions.onRead(opportunity);
    },
    close: () => {
      focusChosen();
      setShown(null);
    },
    /**
     * Shows the newly focused thread, unless another is being answered. `isPassedOn`: a removal moved the focus, so keep the
     * message about a deleted thread.
     */
    follow: (opportunity: Opportunity, isPassedOn = false) => {
      if (shown?.view !== 'thread' || shown.opportunity.id === opportunity.id) return;
      const hasGone = !opportunities.some(({ id }) => id === shown.opportunity.id);
      if (isPassedOn && hasGone && isUnanswered(shown.opportunity.id)) return;
      setShown({ opportunity, view: 'thread' });
    },
    skipping,
    stopSkipping: () => setSkipping(null),
    skip: (opportunity: Opportunity, reason: SkipReason) => {
      setSkipping(null);
      if (chosen?.opportunity.id === opportunity.id) {
        const at = opportunities.findIndex(({ id }) => id === opportunity.id);
        const next = opportunities[at + 1] ?? opportunities[at - 1];
        setShown(next ? { opportunity: next, view: 'thread' } : null);
      }
      void skip(opportunity, reason);
    },
  };
}
export type Triage = ReturnType<typeof useTriage>;
