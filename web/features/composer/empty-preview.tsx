import { PenLine } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';

export const EmptyPreview = () => (
  <section aria-label="Preview" className="grid min-h-96 rounded-lg border bg-surface">
    <EmptyState
      icon={PenLine}
      level="h2"
      title="Your draft appears here"
      text="As its readers will see it, with notes on what only you can add. Nothing is posted before you say so."
    />
  </section>
);
