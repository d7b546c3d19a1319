import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Shows an error that concerns a whole form; renders nothing without one. */
export const FormProblem = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="empty:hidden">
    {children && (
      <p className="flex items-start gap-2 rounded-sm bg-bad-soft px-3 py-2 text-sm text-bad">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </p>
    )}
  </div>
);
