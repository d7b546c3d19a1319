import { useRef } from 'react';
import type { Opportunity } from '#contract/scanner.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyResult } from './reply-result.tsx';
import { useReply } from './use-reply.ts';

const ThreadContext = ({ title, description, subreddit }: Opportunity) => (
  <section aria-labelledby="thread-context" className="rounded-md border bg-sunken p-4 @xl:col-start-2">
    <h3 id="thread-context" className="text-sm font-medium text-ink-2">
      Thread Context
    </h3>
    <p className="mt-1 text-sm font-medium wrap-anywhere">{title}</p>
    <p className="text-sm text-ink-2">r/{subreddit}</p>
    {description && <p className="mt-1 line-clamp-4 text-sm text-ink-2 wrap-anywhere">{description}</p>}
  </section>
);

/** On a phone it is below the settings that it came of. */
function showFromTop(result: HTMLElement): void {
  if (result.getBoundingClientRect().bottom > innerHeight) result.scrollIntoView();
}

type ReplyMakerProps = { opportunity: Opportunity; isInPane?: boolean };

/** The settings of a reply, the thread that it answers, and what was generated. */
export function ReplyMaker({ opportunity, isInPane = false }: ReplyMakerProps) {
  const result = useRef<HTMLDivElement>(null);
  const reply = useReply(opportunity, () => result.current && showFromTop(result.current));
  return (
    <div className="@container">
      <div className="grid gap-x-5 gap-y-4 @xl:grid-cols-[16rem_minmax(0,1fr)] @xl:grid-rows-[auto_1fr]">
        <ThreadContext {...opportunity} />
        <div className="@xl:col-start-1 @xl:row-span-2 @xl:row-start-1">
          <ReplyForm reply={reply} autoFocus={isInPane} />
        </div>
        <div ref={result} className="grid content-start gap-4">
          <ReplyResult reply={reply} opportunity={opportunity} />
        </div>
      </div>
    </div>
  );
}

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
