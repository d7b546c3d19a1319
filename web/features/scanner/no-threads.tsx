import { Radar, Sparkles } from 'lucide-react';
import { formatCount } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Scan } from './scan/use-scan.ts';
import type { ScannerSearch } from './scanner-search.ts';
import { DEFAULT_VIEW } from './default-view.ts';
import { useThreads, allThreadsFilter, allThreadsView } from './scanner.queries.ts';

const OLDEST_HOURS = 24;
const listed = new Intl.ListFormat('en', { type: 'disjunction' });

/** The scan settings that can still be widened, without those that left nothing out. One matching keyword is enough. */
function waysToWiden({ last, meant: { maxAge, minScore, keywords } }: Scan): string {
  const leftOut = last?.end && 'result' in last.end ? last.end.result.leftOut : undefined;
  return listed.format([
    ...(maxAge < OLDEST_HOURS ? ['raise the max age'] : []),
    ...(minScore > 0 && leftOut?.lowScore !== 0 ? ['lower the min score'] : []),
    ...(keywords.length > 0 && leftOut?.noKeyword !== 0 ? ['add keywords'] : []),
    'add subreddits',
  ]);
}

const NothingYet = ({ scan }: { scan: Scan }) => (
  <EmptyState
    icon={Radar}
    title="No Opportunities Found"
    text={
      scan.last
        ? `Nothing fit the last scan. Widen it: ${waysToWiden(scan)}.`
        : scan.meant.subreddits.length === 0
          ? 'Add a subreddit above, and scan it for threads that deserve an answer.'
          : 'Scan your communities for threads that deserve an answer.'
    }
    action={
      <span className="flex flex-wrap justify-center gap-2">
        <Button
          kind="primary"
          aria-disabled={scan.meant.subreddits.length === 0 || undefined}
          pending={scan.isScanning}
          pendingLabel="Scanning..."
          onClick={scan.start}
        >
          {scan.last ? 'Scan Again' : 'Start Your First Scan'}
        </Button>
        <Button icon={<Sparkles aria-hidden="true" />} pending={scan.isAdding} onClick={scan.addSamples}>
          Generate Sample Data
        </Button>
      </span>
    }
  />
);

const nameFilters = ({ score, status }: Required<Pick<ScannerSearch, 'score' | 'status'>>): string =>
  [score !== '0' && `a score of ${score} or more`, status !== 'all' && `what is ${status}`]
    .filter(Boolean)
    .join(' and ');

type NoneFoundProps = { scan: Scan; search: ScannerSearch; onSearch: (search: ScannerSearch) => void };

/** Replaces an empty list: says what its filters hide, or how to find threads. */
export function NoThreads({ scan, search, onSearch }: NoneFoundProps) {
  const { score, status } = { ...DEFAULT_VIEW, ...search };
  const all = useThreads(allThreadsFilter(status));
  if (all.isPending) return null;
  const hidden = all.data?.length ?? 0;
  if (hidden === 0 && status !== 'skipped') return <NothingYet scan={scan} />;
  return (
    <EmptyState
      icon={Radar}
      title="No Opportunities Found"
      text={
        hidden === 0
          ? 'You haven’t skipped any threads.'
          : `${formatCount(hidden, 'thread')} ${hidden === 1 ? 'was' : 'were'} found, and the list shows only ` +
            `${nameFilters({ score, status })}.`
      }
      action={
        <Button
          kind="primary"
          onClick={() => onSearch({ ...search, ...allThreadsView(hidden === 0 ? 'all' : status) })}
        >
          Show All
        </Button>
      }
    />
  );
}
