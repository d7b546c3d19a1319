import { Sparkles } from 'lucide-react';
import type { Opportunity } from '#contract/scanner.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MarkRead } from './mark-read.tsx';
import { ThreadAnalysis } from './thread-analysis.tsx';

type ThreadDialogProps = {
  opportunity: Opportunity | null;
  onRead: (opportunity: Opportunity) => void;
  onReply: (opportunity: Opportunity) => void;
  onClose: () => void;
};

export const ThreadDialog = ({ opportunity, onRead, onReply, onClose }: ThreadDialogProps) => (
  <Dialog
    open={opportunity !== null}
    onOpenChange={(open) => open || onClose()}
    title="Thread Analysis"
    wide
    hasEntry
  >
    {opportunity && (
      <>
        <MarkRead opportunity={opportunity} onRead={onRead} />
        <ThreadAnalysis id={opportunity.id} />
        <div className="sticky -bottom-5 -mx-5 mt-4 -mb-5 border-t bg-surface px-5 py-3">
          <Button kind="primary" icon={<Sparkles aria-hidden="true" />} onClick={() => onReply(opportunity)}>
            Generate Reply
          </Button>
        </div>
      </>
    )}
  </Dialog>
);
