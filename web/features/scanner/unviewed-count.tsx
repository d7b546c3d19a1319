import { useQuery } from '@tanstack/react-query';
import { unviewedQuery } from './scanner.queries.ts';

const SHOWN_MAX = 99;

/** How many found threads wait to be looked at; nothing where there are none. */
export function UnviewedCount() {
  const { data } = useQuery(unviewedQuery);
  const count = data?.unviewed ?? 0;
  if (count === 0) return null;
  return (
    <span aria-hidden="true" title="Not looked at yet" className="ml-auto text-xs text-ink-3 tabular-nums">
      {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
    </span>
  );
}
