import { LoadProblem } from './load-problem.tsx';
import { SkeletonRows } from './skeleton.tsx';

type WaitingProps = {
  /** The query whose data is not there yet. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  rows: number;
  text: string;
};
type WaitingSectionProps = WaitingProps & {
  label: string;
  /** As high as what is to come. */
  height?: 'min-h-80' | 'min-h-160';
};

/** In the place of what is to come: on its way, or why it could not be loaded. */
export const Waiting = ({ query, rows, text }: WaitingProps) =>
  query.error ? (
    <LoadProblem error={query.error} pending={query.isFetching} onRetry={() => void query.refetch()} />
  ) : (
    <SkeletonRows rows={rows} text={text} />
  );

/** The same as a part of the page. */
export const WaitingSection = ({ label, height = 'min-h-80', ...waiting }: WaitingSectionProps) => (
  <section aria-label={label} className={`${height} rounded-lg border bg-surface`}>
    <Waiting {...waiting} />
  </section>
);
