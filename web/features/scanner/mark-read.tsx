import { Check } from 'lucide-react';
import type { Opportunity } from '#contract/scanner.ts';
import { Button } from '#web/ui/button.tsx';

type MarkReadProps = { opportunity: Opportunity; onRead: (opportunity: Opportunity) => void };

/** A button that marks a thread as read, because opening it here doesn't do that. */
export const MarkRead = ({ opportunity, onRead }: MarkReadProps) =>
  !opportunity.isViewed && (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md bg-sunken px-3 py-2">
      <p className="text-sm text-ink-2">It stays new until you mark it as read.</p>
      <Button icon={<Check aria-hidden="true" />} onClick={() => onRead(opportunity)}>
        Mark Read
      </Button>
    </div>
  );
