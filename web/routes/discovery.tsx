import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { ConnectHint } from '#web/features/discovery/connect-hint.tsx';
import { CommunityResults } from '#web/features/discovery/community-results.tsx';
import { type DiscoverySearch, readDiscoverySearch } from '#web/features/discovery/discovery-search.ts';
import { DiscoveryToolbar } from '#web/features/discovery/discovery-toolbar.tsx';
import { DescribeProduct } from '#web/features/opportunities/describe-product.tsx';
import { TargetsButton } from '#web/features/targets/targets-button.tsx';
import { useTargeting } from '#web/features/targets/use-targeting.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

export function Discovery() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/frame/discovery' });
  const targeting = useTargeting('discovery');
  const page = useRef<HTMLDivElement>(null);
  const show = (next: DiscoverySearch) =>
    navigate({ to: '/discovery', search: readDiscoverySearch(next), resetScroll: false });
  // The pressed button is gone, so focus the search field.
  const clear = () =>
    void show({}).then(() => page.current?.querySelector<HTMLElement>('[type="search"]')?.focus());
  const described = <DescribeProduct key="described" targeting={targeting} />;
  const results = <CommunityResults key="results" search={search} targeting={targeting} onClear={clear} />;
  return (
    <div ref={page}>
      <PageHeader title="Subreddit Discovery">
        <TargetsButton />
      </PageHeader>
      <ConnectHint text="Showing saved results." />
      {/* A new query from elsewhere, such as Clear Search, replaces the typed one. */}
      <DiscoveryToolbar key={search.q} search={search} onSearch={(next) => void show(next)} />
      {/* Search results come before recommendations for the product. */}
      <div className="space-y-4">{search.q ? [results, described] : [described, results]}</div>
    </div>
  );
}
