import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useScrollToHash } from '#web/ui/card.tsx';

type FoldedCardProps = {
  /** The element's id, which a link can target. */
  id: string;
  title: string;
  description?: string;
  isOpen: boolean;
  children: ReactNode;
};

/** A card that shows only its title until it is opened; it also opens when `isOpen` turns true. */
export function FoldedCard({ id, title, description, isOpen, children }: FoldedCardProps) {
  const titleId = useId();
  const ref = useScrollToHash(id);
  return (
    <section
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      className="min-w-0 scroll-mt-20 rounded-lg border bg-surface lg:scroll-mt-6"
    >
      <details open={isOpen} className="group">
        <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-4 py-3">
          <div className="min-w-0">
            <h2 id={titleId} className="text-base">
              {title}
            </h2>
            {description && <p className="text-sm text-ink-2">{description}</p>}
          </div>
          <ChevronDown className="size-4 shrink-0 text-ink-3 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <div className="border-t">{children}</div>
      </details>
    </section>
  );
}
