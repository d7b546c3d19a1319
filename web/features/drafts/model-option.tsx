import { useId, type ReactNode } from 'react';

type ModelWayProps = {
  title: string;
  /** Where the text is sent, and the price. */
  terms?: string;
  children: ReactNode;
};

export function ModelOption({ title, terms, children }: ModelWayProps) {
  const titleId = useId();
  return (
    // The card's title says enough about a single option.
    <li className="only:[&_header]:sr-only">
      <section aria-labelledby={titleId} className="grid gap-2 px-4 py-3">
        <header>
          <h3 id={titleId} className="text-sm font-medium">
            {title}
          </h3>
          {terms && <p className="text-sm text-ink-2">{terms}</p>}
        </header>
        {children}
      </section>
    </li>
  );
}
