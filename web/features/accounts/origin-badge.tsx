import type { Opportunity } from '#contract/scanner.ts';
import { ProvenanceBadge } from '#web/ui/badge.tsx';
import { useCommunity } from './accounts.queries.ts';

/** Names a thread's source if it is not the connected platform, which the page's banner names. */
export function OriginBadge({ origin }: Pick<Opportunity, 'origin'>) {
  const { data: platform } = useCommunity();
  if (!platform || platform.mode === origin) return null;
  return <ProvenanceBadge from={origin} />;
}
