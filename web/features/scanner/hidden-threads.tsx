import type { Opportunity } from '#contract/scanner.ts';
import { Button } from '#web/ui/button.tsx';
import type { ScannerSearch, ThreadState } from './scanner-search.ts';
import { DEFAULT_VIEW } from './default-view.ts';
import { useThreads, allThreadsFilter, allThreadsView } from './scanner.queries.ts';

type HiddenThreadsProps = { search: ScannerSearch; onSearch: (search: ScannerSearch) => void };

const isOf = (status: ThreadState, { isViewed }: Opportunity): boolean =>
  status === 'all' || status === 'skipped' || isViewed === (status === 'viewed');

/** Says how many found threads the list's filters hide; a scan may keep threads that its list hides. */
export function HiddenThreads({ search, onSearch }: HiddenThreadsProps) {
  const { score, status } = { ...DEFAULT_VIEW, ...search };
  const least = Number(score);
  const found = useThreads(allThreadsFilter(status)).data ?? [];
  const hidden = found.filter((thread) => thread.score < least || !isOf(status, thread));
  if (hidden.length === 0) return null;
  const isScore = hidden.every((thread) => thread.score < least);
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t px-4 py-2 text-sm text-ink-2">
      {`${hidden.length} more ${isScore ? `under ${score}` : 'hidden by these filters'}`}
      <Button onClick={() => onSearch({ ...search, ...allThreadsView(status) })}>Show All</Button>
    </p>
  );
}
