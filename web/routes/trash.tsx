import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { EmptyTrashButton } from '#web/features/trash/empty-trash-button.tsx';
import { TrashList } from '#web/features/trash/trash-list.tsx';
import { trashQuery } from '#web/features/trash/trash.queries.ts';
import { buttonStyle } from '#web/ui/button.tsx';
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
        <TrashList {...trash} />
      ) : (
        <WaitingSection label="Deleted posts" query={query} rows={4} text="Loading trash..." />
      )}
    </>
  );
}
