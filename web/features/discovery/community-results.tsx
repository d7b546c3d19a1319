import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import type { Community } from '#contract/discovery.ts';
import { useListKeys } from '#web/lib/use-list-keys.ts';
import { explainMatch } from '#core/discovery/explain-match.ts';
import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { WaitingSection } from '#web/ui/waiting.tsx';
import { CommunityCard } from './community-card.tsx';
import { useCommunities } from './discovery.queries.ts';
import type { DiscoverySearch } from './discovery-search.ts';
import { sortCommunities } from './sort-communities.ts';
import type { Targeting } from './target-button.tsx';

type ResultsProps = { search: DiscoverySearch; targeting: Targeting; onClear: () => void };

const whyNone = ({ q, size }: DiscoverySearch, isSandbox: boolean): string => {
  if (!q) return 'Search for a keyword to find communities about it.';
  const lead = isSandbox ? 'The sandbox has no match for' : 'Nothing matches';
  return `${lead} “${q}”${size ? ' in this size' : ''}. Try other words${size ? ' or another size' : ''}.`;
};

export function CommunityResults({ search, targeting, onClear }: ResultsProps) {
  const query = useCommunities(search);
  const { data: platform } = useCommunity();
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  if (!query.data)
    return <WaitingSection label="Subreddits" query={query} rows={5} text="Discovering subreddits..." />;
  if (query.data.length === 0)
    return (
      <EmptySection
        label="Subreddits"
        icon={SearchX}
        title="No subreddits found"
        text={whyNone(search, platform?.mode === 'sandbox')}
        action={<Button onClick={onClear}>Clear Search</Button>}
      />
    );
  const isByMatch = search.q !== undefined && (search.sort ?? 'match') === 'match';
  const reasonFor = (community: Community) =>
    (isByMatch && explainMatch(search.q ?? '', community)) || undefined;
  return (
    <section aria-label="Subreddits">
      <p className="sr-only" role="status">
        {query.data.length} found
      </p>
      {!query.data.every(({ isCurrent }) => isCurrent) && (
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <StaleNotice />
          <Button pending={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        </div>
      )}
      <h2 className="mb-2 text-base">{search.q ? `Found for “${search.q}”` : 'Largest communities'}</h2>
      <ul ref={list} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {sortCommunities(query.data, search.sort).map((community) => (
          <CommunityCard
            key={community.id}
            community={community}
            targeting={targeting}
            reason={reasonFor(community)}
          />
        ))}
      </ul>
    </section>
  );
}
