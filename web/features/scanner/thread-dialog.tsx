import type { Opportunity } from '#contract/scanner.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { MarkRead } from './mark-read.tsx';
import { ThreadAnalysis } from './thread-analysis.tsx';

type ThreadDialogProps = {
  opportunity: Opportunity | null;
  onRead: (opportunity: Opportunity) => void;
  onClose: () => void;
};

export const ThreadDialog = ({ opportunity, onRead, onClose }: ThreadDialogProps) => (
  <Dialog open={opportunity !== null} onOpenChange={(open) => open || onClose()} title="Thread Analysis" wide>
    {opportunity && (
      <>
        <MarkRead opportunity={opportunity} onRead={onRead} />
        <ThreadAnalysis id={opportunity.id} />
      </>
    )}
  </Dialog>
);
