import type { ScanEnd } from '#contract/scanning/scans-by-hand.ts';
import { formatAgo } from '#core/opportunities/format-ago.ts';
import { useNow } from '#web/lib/use-now.ts';
import { describeScanEnd } from './announce-scan.ts';

/** Shows the last scan's outcome for longer than a toast. */
export function LastScan({ startedAt, end }: { startedAt: string; end: ScanEnd }) {
  const now = useNow();
  return (
    <p className="text-sm text-ink-2 wrap-anywhere">
      {`Last scan, ${formatAgo(now - Date.parse(startedAt))}: ${describeScanEnd(end)}`}
    </p>
  );
}
