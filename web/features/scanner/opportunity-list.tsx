import { type FocusEvent, useRef } from 'react';
import type { Opportunity } from '#contract/scanner.ts';
import { useOwnAnswer } from '#web/features/posts/use-own-answer.ts';
import { useUser } from '#web/features/session/session.queries.ts';
import { useListKeys } from '#web/lib/use-list-keys.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { OpportunityCard, type OpportunityActions } from './opportunity-card.tsx';
import { hasUnsentReply, replySlot } from './reply/reply-store.ts';
import { findFocused, useTriageKeys } from './use-triage-keys.ts';

/** The maximum number of threads that the server returns. */
const MOST_SHOWN = 500;

type ListProps = {
  opportunities: readonly Opportunity[];
  actions: OpportunityActions;
  /** The thread shown in the pane beside the list. */
  chosen: Opportunity | undefined;
  /** Called when the focus has moved to another thread. `isPassedOn`: it moved because the focused card was removed. */
  onMove: ((opportunity: Opportunity, isPassedOn: boolean) => void) | undefined;
};

export function OpportunityList({ opportunities, actions, chosen, onMove }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();
  const focus = useFocusAfterRemoval(opportunities.length);
  const watched = {
    ...focus,
    onFocus: (event: FocusEvent<HTMLDivElement>) => {
      focus.onFocus(event);
      const focused = findFocused(list.current, opportunities);
      if (focused) onMove?.(focused, event.relatedTarget === null);
    },
  };
  const ownAnswer = useOwnAnswer();
  const { data: user } = useUser();
  useListKeys(list);
  useTriageKeys(list, opportunities, actions, chosen);
  return (
    <div {...watched}>
      <ul ref={list} aria-label="Opportunities" className="divide-y">
        {opportunities.map((opportunity) => (
          <OpportunityCard
            key={opportunity.id}
            opportunity={opportunity}
            isChosen={opportunity.id === chosen?.id}
            answer={ownAnswer(opportunity.url)}
            hasUnsent={hasUnsentReply(replySlot(user?.id ?? '', opportunity.id))}
            actions={actions}
            now={now}
          />
        ))}
      </ul>
      {opportunities.length >= MOST_SHOWN && (
        <p className="border-t px-4 py-3 text-sm text-ink-2">
          The best {MOST_SHOWN} are shown. Filter, read or skip some to see others.
        </p>
      )}
    </div>
  );
}
