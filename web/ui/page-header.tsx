import type { ReactNode } from 'react';

type PageHeaderProps = { title: string; text?: string; children?: ReactNode };

/** Shows the page's title, and sets it as the browser tab's title. */
export const PageHeader = ({ title, text, children }: PageHeaderProps) => (
  <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:mb-6">
    <title>{`${title} · Threadwell`}</title>
    <div className="min-w-0">
      <h1 className="text-xl tracking-tight">{title}</h1>
      {text && <p className="text-ink-2">{text}</p>}
    </div>
    {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
  </header>
);
