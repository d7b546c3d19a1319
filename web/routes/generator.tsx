import { PenLine } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Generator = () => (
  <>
    <PageHeader title="AI Content Generator" />
    <section className="grid min-h-80 rounded-lg border bg-surface">
      <EmptyState
        icon={PenLine}
        level="h2"
        title="The generator is not open yet"
        text="This is where a topic becomes a draft for one community, inside its rules. It arrives with the next release."
      />
    </section>
  </>
);
