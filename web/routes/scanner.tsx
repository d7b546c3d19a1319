import { useNavigate, useSearch } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { OtherSources } from '#web/features/feed/other-sources.tsx';
import { AskSecondOpinions } from '#web/features/scanner/ask-second-opinions.tsx';
import { HiddenThreads } from '#web/features/scanner/hidden-threads.tsx';
import { NoThreads } from '#web/features/scanner/no-threads.tsx';
import { OpportunityList } from '#web/features/scanner/opportunity-list.tsx';
import { orderOpportunities } from '#web/features/scanner/order-opportunities.ts';
import { ReplyDialog } from '#web/features/scanner/reply/reply-maker.tsx';
import { SavedScans } from '#web/features/scanner/scan/saved-scans.tsx';
import { useSavedScans } from '#web/features/scanner/scan/saved-scans.queries.ts';
import { ScanBar } from '#web/features/scanner/scan/scan-bar.tsx';
import { useScan } from '#web/features/scanner/scan/use-scan.ts';
import type { ScannerSearch } from '#web/features/scanner/scanner-search.ts';
import { defaultViewFor, omitDefaults } from '#web/features/scanner/default-view.ts';
import { allThreadsFilter, STATUS_FILTERS, useThreads } from '#web/features/scanner/scanner.queries.ts';
import { SkipDialog } from '#web/features/scanner/skip-dialog.tsx';
import { ThreadDialog } from '#web/features/scanner/thread-dialog.tsx';
import { ThreadPane } from '#web/features/scanner/thread-pane.tsx';
import { useLinkedThread } from '#web/features/scanner/use-linked-thread.ts';
import { useTriage, type PaneView } from '#web/features/scanner/use-triage.ts';
import { ViewFilters } from '#web/features/scanner/view-filters.tsx';
import { showFailure } from '#web/lib/toast-store.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { IconButton } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Waiting } from '#web/ui/waiting.tsx';

export function Scanner() {
  const navigate = useNavigate();
  const scan = useScan();
  // The default view depends on the setup.
  const { isPending } = useSavedScans();
  const usual = defaultViewFor(scan.settings.minScore);
  const chosen = useSearch({ from: '/frame/scanner' });
  const { score = usual.score, status = usual.status, order = usual.order } = chosen;
  const search = { ...chosen, score, status, order };
  const filter = { score_min: Number(score), ...STATUS_FILTERS[status] };
  const query = useThreads(filter);
  const found = useThreads(allThreadsFilter('all')).data;
  const [hasFilters, setHasFilters] = useState(false);
  const opportunities = orderOpportunities(query.data ?? [], order);
  const triage = useTriage(opportunities, filter);
  const hasRoom = useMedia('(width >= 80rem)');
  const hasPane = hasRoom && (opportunities.length > 0 || triage.chosen !== null);
  const show = (next: ScannerSearch, replace = false) =>
    void navigate({
      to: '/scanner',
      search: omitDefaults({ ...search, ...next }, usual),
      resetScroll: false,
      replace,
    });
  // Going back to a link would open its thread again.
  useLinkedThread(search, opportunities, triage, () => show({}, true));
  const refresh = async () => {
    const { error } = await query.refetch();
    if (error) showFailure('Failed to refresh the list', error);
  };
  const inDialog = (view: PaneView) =>
    !hasRoom && triage.chosen?.view === view ? triage.chosen.opportunity : null;
  return (
    <>
      <PageHeader title="Opportunity Scanner">
        <span className="sm:hidden">
          <IconButton
            icon={SlidersHorizontal}
            label="Filters"
            aria-expanded={hasFilters}
            onClick={() => setHasFilters(!hasFilters)}
          />
        </span>
      </PageHeader>
      <ScanBar scan={scan} isEmpty={found && found.length === 0}>
        <div className="grid grid-cols-1 divide-y xl:grid-cols-2 xl:divide-x xl:divide-y-0">
          <SavedScans scan={scan} />
          <OtherSources />
        </div>
      </ScanBar>
      <div className={`grid items-start gap-4 ${hasPane ? 'grid-cols-2' : ''}`}>
        <section aria-label="Opportunities" className="min-w-0 rounded-lg border bg-surface">
          <h2 className="sr-only">Opportunities</h2>
          <ViewFilters
            search={search}
            onSearch={show}
            hasOpinions={opportunities.some(({ secondOpinion }) => secondOpinion !== null)}
            isRefreshing={query.isFetching && query.data !== undefined}
            onRefresh={() => void refresh()}
            isShown={hasFilters}
            action={opportunities.length > 0 && <AskSecondOpinions />}
          />
          {!query.data || isPending ? (
            <Waiting query={query} rows={5} text="Loading opportunities..." />
          ) : opportunities.length === 0 ? (
            <NoThreads scan={scan} search={search} onSearch={show} />
          ) : (
            <>
              <OpportunityList
                opportunities={opportunities}
                actions={triage.actions}
                chosen={hasPane ? triage.chosen?.opportunity : undefined}
                onMove={hasPane ? triage.follow : undefined}
              />
              <HiddenThreads search={search} onSearch={show} />
            </>
          )}
        </section>
        {hasPane && <ThreadPane triage={triage} />}
      </div>
      <ThreadDialog
        opportunity={inDialog('thread')}
        onRead={triage.readChosen}
        onReply={triage.actions.onReply}
        onClose={triage.close}
      />
      <ReplyDialog opportunity={inDialog('reply')} onClose={triage.close} />
      <SkipDialog opportunity={triage.skipping} onClose={triage.stopSkipping} onSkip={triage.skip} />
    </>
  );
}
