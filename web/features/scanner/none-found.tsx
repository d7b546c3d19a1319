import { Radar, Sparkles } from 'lucide-react';
import { writeCount } from '#web/lib/write-number.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Scan } from './scan/use-scan.ts';
import { type ScannerSearch, USUAL_VIEW } from './scanner-search.ts';
import { useThreads } from './scanner.queries.ts';

const NothingYet = ({ scan }: { scan: Scan }) => (
  <EmptyState
    icon={Radar}
    title="No Opportunities Found"
    text={
      scan.last
        ? 'Nothing fit the last scan. Widen it: raise the max age, lower the min score, or use fewer keywords or more subreddits.'
        : 'Scan your communities for threads that deserve an answer.'
    }
    action={
      <span className="flex flex-wrap justify-center gap-2">
        <Button
          kind="primary"
          disabled={scan.meant.subreddits.length === 0}
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

/** In place of an empty list: what its filters hide, or how to find something. */
export function NoneFound({ scan, search, onSearch }: NoneFoundProps) {
  const all = useThreads({ score_min: 0 });
  if (all.isPending) return null;
  const hidden = all.data?.length ?? 0;
  if (hidden === 0) return <NothingYet scan={scan} />;
  return (
    <EmptyState
      icon={Radar}
      title="No Opportunities Found"
      text={`${writeCount(hidden, 'thread')} ${hidden === 1 ? 'was' : 'were'} found, and the list shows only ${nameFilters({ ...USUAL_VIEW, ...search })}.`}
      action={
        <Button kind="primary" onClick={() => onSearch({ ...search, score: '0', status: 'all' })}>
          Show All
        </Button>
      }
    />
  );
}
