import { useQuery } from '@tanstack/react-query';
import { unviewedQuery } from './scanner.queries.ts';

const SHOWN_MAX = 99;

/** How many of the found threads that the list usually shows wait to be looked at; nothing where there are none. */
export function UnviewedCount() {
  const { data } = useQuery(unviewedQuery);
  const count = data?.unviewed ?? 0;
  if (count === 0) return null;
  return (
    <span title="Not looked at yet" className="ml-auto text-xs text-ink-3 tabular-nums">
      <span className="sr-only">: </span>
      {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
      <span className="sr-only"> not looked at yet</span>
    </span>
  );
}
