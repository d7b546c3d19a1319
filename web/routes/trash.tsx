import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { EmptyTrashButton } from '#web/features/trash/empty-trash-button.tsx';
import { trashQuery } from '#web/features/trash/trash.queries.ts';
import { TrashList } from '#web/features/trash/trash-list.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WaitingSection } from '#web/ui/waiting.tsx';

export function Trash() {
  const query = useQuery(trashQuery);
  const trash = query.data;
  return (
    <>
      <PageHeader title="Trash" text="Deleted posts stay here for 30 days. What went out stays on Reddit.">
        <Link to="/posts" className={buttonStyle()}>
          <ArrowLeft aria-hidden="true" />
          All posts
        </Link>
        {trash && trash.total > 0 && <EmptyTrashButton total={trash.total} />}
      </PageHeader>
      {trash ? (
        <section aria-label="Deleted posts" className="flex min-h-80 flex-col rounded-lg border bg-surface">
          {trash.total > 0 ? (
            <TrashList {...trash} />
          ) : (
            <EmptyState
              icon={Trash2}
              level="h2"
              title="The trash is empty"
              text="A post that you delete waits here for 30 days, in case you want it back."
            />
          )}
        </section>
      ) : (
        <WaitingSection label="Deleted posts" query={query} rows={4} text="Loading trash..." />
      )}
    </>
  );
}
