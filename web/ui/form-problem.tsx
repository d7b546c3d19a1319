import { CircleAlert } from 'lucide-react';

/** What went wrong with a whole form; empty until something does. */
export const FormProblem = ({ children }: { children: string | undefined }) => (
  <div role="alert" className="empty:hidden">
    {children && (
      <p className="flex items-start gap-2 rounded-sm bg-bad-soft px-3 py-2 text-sm text-bad">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {children}
      </p>
    )}
  </div>
);
