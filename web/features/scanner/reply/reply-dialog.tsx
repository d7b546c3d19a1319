import type { Opportunity } from '#contract/scanner.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReplyMaker } from './reply-maker.tsx';

type ReplyDialogProps = { opportunity: Opportunity | null; onClose: () => void };

export const ReplyDialog = ({ opportunity, onClose }: ReplyDialogProps) => (
  <Dialog
    open={opportunity !== null}
    onOpenChange={(open) => open || onClose()}
    title="AI Reply Generator"
    wide
  >
    {opportunity && <ReplyMaker key={opportunity.id} opportunity={opportunity} />}
  </Dialog>
);
