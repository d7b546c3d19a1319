import { FileText } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Posts = () => (
  <>
    <PageHeader title="Posts &amp; Comments" text="Manage all your Reddit content in one place" />
    <section className="grid min-h-80 rounded-lg border bg-surface">
      <EmptyState
        icon={FileText}
        level="h2"
        title="No posts found"
        text="You haven't created any posts yet. The list opens together with the content generator."
      />
    </section>
  </>
);
