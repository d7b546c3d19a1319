import { useEffect, useId, useRef, type ReactNode } from 'react';

type CardProps = {
  /** The element's id, which a link can target. */
  id?: string;
  title: string;
  description?: string;
  /** Content at the end of the title's line; below it if too wide. */
  action?: ReactNode;
  children?: ReactNode;
};

/** The browser resolves the URL's hash before the page has rendered, so scroll again. */
export function useScrollToHash(id: string | undefined) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!id || location.hash !== `#${id}`) return;
    const ended = new AbortController();
    void import('./keep-in-view.ts').then(({ keepInView }) => ref.current && keepInView(ref.current, ended));
    return () => ended.abort();
  }, [id]);
  return ref;
}

export function Card({ id, title, description, action, children }: CardProps) {
  const titleId = useId();
  const ref = useScrollToHash(id);
  return (
    <section
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      className="flex min-w-0 scroll-mt-20 flex-col rounded-lg border bg-surface lg:scroll-mt-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 border-b px-4 py-3 only:border-b-0">
        <div className="min-w-0 grow basis-32">
          <h2 id={titleId} className="text-base">
            {title}
          </h2>
          {description && <p className="text-sm text-ink-2">{description}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

/** A part of a card with a title of its own. */
export function CardPart({ id, title, children }: Pick<CardProps, 'id' | 'title' | 'children'>) {
  const titleId = useId();
  const ref = useScrollToHash(id);
  return (
    <section ref={ref} id={id} aria-labelledby={titleId} className="min-w-0 scroll-mt-28 p-4 lg:scroll-mt-16">
      <h2 id={titleId} className="mb-3 text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}
