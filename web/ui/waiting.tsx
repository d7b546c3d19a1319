import { errorMessage } from '#web/lib/api-client.ts';
import { Button } from './button.tsx';
import { FormProblem } from './form-problem.tsx';
import { SkeletonRows } from './skeleton.tsx';

type LoadProblemProps = { error: Error; pending: boolean; onRetry: () => void };

/** Shown in place of data that failed to load. */
export const LoadError = ({ error, pending, onRetry }: LoadProblemProps) => (
  <div className="grid justify-items-start gap-3 p-4">
    <FormProblem>{errorMessage(error)}</FormProblem>
    <Button pending={pending} onClick={onRetry}>
      Try again
    </Button>
  </div>
);

type WaitingProps = {
  /** The query, which has no data yet. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  rows: number;
  text: string;
};
type WaitingSectionProps = WaitingProps & {
  label: string;
  /** The height of the content that is being loaded. */
  height?: 'min-h-80' | 'min-h-160';
};

/** Shown while data is loading, or if it failed to load. */
export const Waiting = ({ query, rows, text }: WaitingProps) =>
  query.error ? (
    <LoadError error={query.error} pending={query.isFetching} onRetry={() => void query.refetch()} />
  ) : (
    <SkeletonRows rows={rows} text={text} />
  );

/** A `Waiting` inside a labeled section of the page. */
export const WaitingSection = ({ label, height = 'min-h-80', ...waiting }: WaitingSectionProps) => (
  <section aria-label={label} className={`${height} rounded-lg border bg-surface`}>
    <Waiting {...waiting} />
  </section>
);
