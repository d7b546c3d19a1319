import { Button } from '#web/ui/button.tsx';
import { type ScannerSearch, USUAL_VIEW } from './scanner-search.ts';
import { useThreads } from './scanner.queries.ts';

type HiddenThreadsProps = { search: ScannerSearch; onSearch: (search: ScannerSearch) => void };

/** How many found threads the list leaves out, because a scan may keep what its filters hide. */
export function HiddenThreads({ search, onSearch }: HiddenThreadsProps) {
  const { score, status } = { ...USUAL_VIEW, ...search };
  const least = Number(score);
  const found = useThreads({ score_min: 0 }).data ?? [];
  const hidden = found.filter(
    (thread) => thread.score < least || (status !== 'all' && thread.isViewed !== (status === 'viewed')),
  );
  if (hidden.length === 0) return null;
  const isScore = hidden.every((thread) => thread.score < least);
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b px-4 py-2 text-sm text-ink-2">
      {`${hidden.length} more ${isScore ? `under ${score}` : 'hidden by these filters'}`}
      <Button onClick={() => onSearch({ ...search, score: '0', status: 'all' })}>Show All</Button>
    </p>
  );
}
