import { LoadProblem } from './load-problem.tsx';
import { SkeletonRows } from './skeleton.tsx';

type WaitingSectionProps = {
  label: string;
  /** The query whose data is not there yet. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  rows: number;
  text: string;
  /** As high as what is to come. */
  height?: 'min-h-80' | 'min-h-160';
};

/** In the place of what a page is about: on its way, or why it could not be loaded. */
export const WaitingSection = ({ label, query, rows, text, height = 'min-h-80' }: WaitingSectionProps) => (
  <section aria-label={label} className={`${height} rounded-lg border bg-surface`}>
    {query.error ? (
      <LoadProblem error={query.error} pending={query.isFetching} onRetry={() => void query.refetch()} />
    ) : (
      <SkeletonRows rows={rows} text={text} />
    )}
  </section>
);
