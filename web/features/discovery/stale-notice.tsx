import { CloudOff } from 'lucide-react';

/** Says that a list is out of date because the platform didn't answer. */
export const StaleNotice = () => (
  <p role="status" className="flex items-start gap-2 bg-warn-soft px-4 py-3 text-sm text-warn">
    <CloudOff className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    Reddit didn’t answer. Showing saved results.
  </p>
);
