import type { Opportunity, SKIP_REASONS } from '#contract/scanner.ts';
import { THREAD_KINDS } from '#core/opportunities/scoring/thread-kinds.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { capitalize } from './describe-opportunity.ts';

export type SkipReason = (typeof SKIP_REASONS)[number];
type Choice = { reason: SkipReason; label: string; teaches: string };

function choicesFor({ subreddit, threadType, keywords }: Opportunity): Choice[] {
  const lower = 'score lower from now on.';
  return [
    { reason: 'community', label: `r/${subreddit} isn’t for us`, teaches: `Its threads ${lower}` },
    {
      reason: 'kind',
      label: 'Not this kind of thread',
      teaches: `${capitalize(THREAD_KINDS[threadType])} ${lower}`,
    },
    ...(keywords.length > 0
      ? [
          {
            reason: 'keyword',
            label: 'The keyword means something else here',
            teaches: `Threads found by ${keywords.map((word) => `“${word}”`).join(', ')} alone ${lower}`,
          } as const,
        ]
      : []),
    { reason: 'late', label: 'Too late to answer', teaches: 'Changes no score.' },
    { reason: 'other', label: 'Nothing to add', teaches: 'Changes no score.' },
  ];
}

type SkipDialogProps = {
  opportunity: Opportunity | null;
  onClose: () => void;
  onSkip: (opportunity: Opportunity, reason: SkipReason) => void;
};

/** Asks why a thread is skipped; one click answers. */
export const SkipDialog = ({ opportunity, onClose, onSkip }: SkipDialogProps) => (
  <Dialog
    open={opportunity !== null}
    onOpenChange={onClose}
    title="Skip this thread"
    description={opportunity?.title ?? ''}
  >
    {opportunity && (
      <ul className="grid gap-3">
        {choicesFor(opportunity).map(({ reason, label, teaches }) => (
          <li key={reason} className="grid justify-items-stretch gap-1.5">
            <Button onClick={() => onSkip(opportunity, reason)} aria-describedby={`skip-${reason}`}>
              {label}
            </Button>
            <span id={`skip-${reason}`} className="text-xs text-ink-2">
              {teaches}
            </span>
          </li>
        ))}
      </ul>
    )}
  </Dialog>
);
