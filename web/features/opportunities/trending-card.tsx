import { RefreshCw } from 'lucide-react';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useTrending } from './opportunities.queries.ts';
import { TrendingList } from './trending-list.tsx';

export function TrendingCard() {
  const query = useTrending();
  const refresh = async () => {
    const { error } = await query.refetch();
    if (error) showFailure('Failed to refresh the opportunities', error);
    else showToast({ title: 'Refreshed', description: 'Opportunities updated successfully' });
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
        <TrendingList threads={query.data} />
      ) : (
        <Waiting query={query} rows={5} text="Reading discussions..." />
      )}
    </Card>
  );
}
