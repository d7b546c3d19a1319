import { useQuery } from '@tanstack/react-query';
import { DEFAULT_VIEW } from './default-view.ts';
import { unviewedQuery } from './scanner.queries.ts';

const SHOWN_MAX = 99;

/** Shows how many threads in the default view are new; renders nothing for 0. */
export function UnviewedCount() {
  const { data } = useQuery(unviewedQuery);
  const count = data?.unviewed ?? 0;
  if (count === 0) return null;
  return (
    <span
      title={`New, with a score of ${DEFAULT_VIEW.score} or more`}
      className="ml-auto text-xs text-ink-3 tabular-nums"
    >
      <span className="sr-only">: </span>
      {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
      <span className="sr-only"> new with a score of {DEFAULT_VIEW.score} or more</span>
    </span>
  );
}
