import { PenLine } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { EmptySection } from '#web/ui/empty-state.tsx';

type PreviewCardProps = { badge: ReactNode; actions: ReactNode; children: ReactNode };

export function PreviewCard({ badge, actions, children }: PreviewCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 animate-fade rounded-lg border bg-surface">
      <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2">
        <h2 id={id} className="text-base">
          Preview
        </h2>
        {badge}
        <div className="ml-auto flex gap-1">{actions}</div>
      </header>
      {children}
    </section>
  );
}

export const EmptyPreview = () => (
  <EmptySection
    label="Preview"
    icon={PenLine}
    title="Your draft appears here"
    text="As its readers will see it, with notes on what only you can add. Nothing is posted before you say so."
  />
);
