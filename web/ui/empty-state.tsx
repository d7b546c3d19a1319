import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  level?: 'h2' | 'h3';
  text?: string;
  action?: ReactNode;
};

/** Shows an icon, a heading, a sentence and an action in place of missing content. */
export const EmptyState = ({ icon: Icon, title, level: Heading = 'h3', text, action }: EmptyStateProps) => (
  <div className="flex flex-1 flex-col items-center justify-center px-6 py-10 text-center">
    <Icon className="mb-3 size-6 text-ink-3" strokeWidth={1.5} aria-hidden="true" />
    <Heading className="text-base text-balance">{title}</Heading>
    {text && <p className="mt-1 max-w-100 text-sm text-pretty text-ink-2">{text}</p>}
    {action && <div className="mt-4">{action}</div>}
  </div>
);

/** Shows an empty state as the only section of a page. */
export const EmptySection = ({ label, ...state }: Omit<EmptyStateProps, 'level'> & { label?: string }) => (
  <section aria-label={label} className="grid min-h-80 rounded-lg border bg-surface">
    <EmptyState level="h2" {...state} />
  </section>
);
