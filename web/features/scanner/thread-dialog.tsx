import type { Opportunity } from '#contract/scanner.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ThreadAnalysis } from './thread-analysis.tsx';

type ThreadDialogProps = { opportunity: Opportunity | null; onClose: () => void };

export const ThreadDialog = ({ opportunity, onClose }: ThreadDialogProps) => (
  <Dialog open={opportunity !== null} onOpenChange={(open) => open || onClose()} title="Thread Analysis" wide>
    {opportunity && <ThreadAnalysis id={opportunity.id} />}
  </Dialog>
);
