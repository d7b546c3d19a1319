import { History } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

export const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <div
    role="status"
    className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-accent-soft px-4 py-2 text-sm"
  >
    <p className="flex items-center gap-2">
      <History className="size-4 text-accent-ink" aria-hidden="true" />
      Restored your unsaved text
    </p>
    <Button onClick={onDiscard}>Discard</Button>
  </div>
);
