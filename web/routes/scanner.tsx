import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Opportunity } from '#contract/scanner.ts';
import { OpportunityList } from '#web/features/scanner/opportunity-list.tsx';
import { ReplyDialog } from '#web/features/scanner/reply-dialog.tsx';
import { SavedScans } from '#web/features/scanner/saved-scans.tsx';
import { ScanCard } from '#web/features/scanner/scan-card.tsx';
import { readScannerSearch, type ScannerSearch, USUAL_VIEW } from '#web/features/scanner/scanner-search.ts';
import { markViewed, useThreads } from '#web/features/scanner/scanner.queries.ts';
import { SkipDialog } from '#web/features/scanner/skip-dialog.tsx';
import { ThreadDialog } from '#web/features/scanner/thread-dialog.tsx';
import { useSkip } from '#web/features/scanner/use-skip.ts';
import { useScan } from '#web/features/scanner/use-scan.ts';
import { ViewFilters } from '#web/features/scanner/view-filters.tsx';
import { showFailure } from '#web/lib/toast-store.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Waiting } from '#web/ui/waiting.tsx';

const VIEWED = { all: {}, unviewed: { viewed: 'false' }, viewed: { viewed: 'true' } } as const;

type Opened = { kind: 'thread' | 'reply' | 'skip'; opportunity: Opportunity };

export function Scanner() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/frame/scanner' });
  const { score, status } = { ...USUAL_VIEW, ...search };
  const query = useThreads({ score_min: Number(score), ...VIEWED[status] });
  const scan = useScan();
  const [opened, setOpened] = useState<Opened | null>(null);
  const show = (next: ScannerSearch) =>
    void navigate({ to: '/scanner', search: readScannerSearch(next), resetScroll: false });
  const skip = useSkip();
  const close = () => setOpened(null);
  const openedAs = (kind: Opened['kind']) => (opened?.kind === kind ? opened.opportunity : null);
  const actions = {
    onThread: (opportunity: Opportunity) => setOpened({ kind: 'thread', opportunity }),
    onReply: (opportunity: Opportunity) => setOpened({ kind: 'reply', opportunity }),
    onSkip: (opportunity: Opportunity) => setOpened({ kind: 'skip', opportunity }),
    onRead: ({ id }: Opportunity) =>
      void markViewed(id)
        .then(() => query.refetch())
        .catch((error: unknown) => showFailure('Failed to mark the thread as read', error)),
  };
  return (
    <>
      <PageHeader title="Opportunity Scanner" text="Threads that deserve an answer from you, and why." />
      <div className="grid gap-4">
        <ScanCard scan={scan} />
        <SavedScans scan={scan} />
        <Card title="Opportunities">
          <ViewFilters
            search={search}
            onSearch={show}
            isRefreshing={query.isFetching && query.data !== undefined}
            onRefresh={() => void query.refetch()}
          />
          {query.data ? (
            <OpportunityList opportunities={query.data} actions={actions} scan={scan} />
          ) : (
            <Waiting query={query} rows={5} text="Loading opportunities..." />
          )}
        </Card>
      </div>
      <ThreadDialog opportunity={openedAs('thread')} onClose={close} />
      <ReplyDialog opportunity={openedAs('reply')} onClose={close} />
      <SkipDialog
        opportunity={openedAs('skip')}
        onClose={close}
        onSkip={(opportunity, reason) => {
          close();
          void skip(opportunity, reason);
        }}
      />
    </>
  );
}
