import { useId, type ReactNode } from 'react';

type ModelWayProps = {
  title: string;
  /** Where the text is sent, and the price. */
  terms: string;
  children: ReactNode;
};

export function ModelOption({ title, terms, children }: ModelWayProps) {
  const titleId = useId();
  return (
    <li>
      <section aria-labelledby={titleId} className="grid gap-3 p-4">
        <div>
          <h3 id={titleId} className="text-sm font-medium">
            {title}
          </h3>
          <p className="text-sm text-ink-2">{terms}</p>
        </div>
        {children}
      </section>
    </li>
  );
}
