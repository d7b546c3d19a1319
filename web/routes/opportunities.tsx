import { ConnectHint } from '#web/features/discovery/connect-hint.tsx';
import { QuickActions } from '#web/features/opportunities/quick-actions.tsx';
import { RecommendedCard } from '#web/features/opportunities/recommended-card.tsx';
import { TrendingCard } from '#web/features/opportunities/trending-card.tsx';
import { useTargeting } from '#web/features/targets/use-targeting.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

export function Opportunities() {
  const targeting = useTargeting('opportunities');
  return (
    <>
      <PageHeader title="AI-Powered Opportunities" />
      <ConnectHint text="Showing saved results." />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TrendingCard />
        <div className="grid gap-4">
          <RecommendedCard targeting={targeting} />
          <QuickActions />
        </div>
      </div>
    </>
  );
}
