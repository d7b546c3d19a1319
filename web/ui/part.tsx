import { useId, type ReactNode } from 'react';
import { useScrollToOwnName } from './card.tsx';

type PartProps = {
  /** Link target. */
  id?: string;
  title: string;
  children: ReactNode;
};

/** A titled part of a card. */
export function Part({ id, title, children }: PartProps) {
  const titleId = useId();
  const ref = useScrollToOwnName(id);
  return (
    <section ref={ref} id={id} aria-labelledby={titleId} className="min-w-0 scroll-mt-20 p-4 lg:scroll-mt-16">
      <h2 id={titleId} className="mb-3 text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}
