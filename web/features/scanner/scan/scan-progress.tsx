import type { ScanByHand } from '#contract/scanning/scans-by-hand.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const describe = ({ communities, communitiesRead, threadsRead, kept }: ScanByHand): string => {
  const read = `${communitiesRead} of ${communities} ${communities === 1 ? 'community' : 'communities'}`;
  return `${read}, ${formatNumber(threadsRead)} ${threadsRead === 1 ? 'thread' : 'threads'} read, ${formatNumber(kept)} kept`;
};

type ScanProgressProps = { scan: ScanByHand; onCancel: () => void };

/** Shows a running scan's progress, no matter which page started it. */
export const ScanProgress = ({ scan, onCancel }: ScanProgressProps) => (
  <section aria-label="Scan in progress" className="flex items-center gap-4 border-t px-4 py-2">
    <div className="grid min-w-0 flex-1 gap-1.5">
      <p role="status" className="text-sm text-ink-2 tabular-nums">
        {describe(scan)}
      </p>
      <ProgressBar label="Communities read" value={scan.communitiesRead} max={scan.communities} />
    </div>
    <Button
      pending={scan.isStopping}
      pendingLabel="Stopping..."
      title="Keeps what was found so far (Esc)"
      onClick={onCancel}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      Cancel
    </Button>
  </section>
);
