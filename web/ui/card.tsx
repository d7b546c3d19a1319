import { useId, type ReactNode } from 'react';

type CardProps = { title: string; description?: string; children: ReactNode };

/** A titled part of a page. */
export function Card({ title, description, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col rounded-lg border bg-surface">
      <header className="border-b px-4 py-3">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {description && <p className="text-sm text-ink-2">{description}</p>}
      </header>
      {children}
    </section>
  );
}
