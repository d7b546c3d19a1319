import { RefreshCw } from 'lucide-react';
import type { TrendingThread } from '#contract/opportunities.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { StaleNotice } from '#web/features/discovery/stale-notice.tsx';
import { useTrending } from './opportunities.queries.ts';
import { TrendingList } from './trending-list.tsx';

const wasAnswered = (threads: readonly TrendingThread[] = []) => threads.every(({ isCurrent }) => isCurrent);

export function TrendingCard() {
  const query = useTrending();
  const refresh = async () => {
    const { data, error } = await query.refetch();
    if (error) return showFailure('Failed to refresh the opportunities', error);
    if (wasAnswered(data))
      showToast({ title: 'Refreshed', description: 'Opportunities updated successfully' });
  };
  return (
    <Card
      title="Trending Discussions"
      action={
        <Button
          icon={<RefreshCw aria-hidden="true" />}
          pending={query.isFetching && query.data !== undefined}
          onClick={() => void refresh()}
        >
          Refresh
        </Button>
      }
    >
      {query.data ? (
        <>
          {!wasAnswered(query.data) && <StaleNotice />}
          <TrendingList threads={query.data} />
        </>
      ) : (
        <Waiting query={query} rows={5} text="Reading discussions..." />
      )}
    </Card>
  );
}
