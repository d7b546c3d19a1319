import { useId, type ReactNode } from 'react';

type PreviewCardProps = { title: string; badge: ReactNode; actions: ReactNode; children: ReactNode };

export function PreviewCard({ title, badge, actions, children }: PreviewCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 animate-fade rounded-lg border bg-surface">
      <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {badge}
        <div className="ml-auto flex gap-1">{actions}</div>
      </header>
      {children}
    </section>
  );
}
