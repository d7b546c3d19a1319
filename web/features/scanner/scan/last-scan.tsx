import type { ScanEnd } from '#contract/scanning/scans-by-hand.ts';
import { writeAgo } from '#core/opportunities/write-ago.ts';
import { useNow } from '#web/lib/use-now.ts';
import { describeEnd } from './announce-scan.ts';
import { ListLink } from './list-link.tsx';

/** What came of the scan before, for longer than a toast says it. */
export function LastScan({ startedAt, end }: { startedAt: string; end: ScanEnd }) {
  const now = useNow();
  return (
    <p className="text-sm text-ink-2 wrap-anywhere">
      {`Last scan, ${writeAgo(now - Date.parse(startedAt))}: ${describeEnd(end)} `}
      <ListLink />
    </p>
  );
}
