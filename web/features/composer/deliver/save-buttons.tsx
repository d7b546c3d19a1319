import { CalendarClock, Save, Send } from 'lucide-react';
import type { PostStatusChoice } from '#contract/posts.ts';
import { Button } from '#web/ui/button.tsx';

type SaveButtonsProps = {
  isScheduled: boolean;
  /** True if the account is posted from by hand. */
  isByHand: boolean;
  /** What is being saved; other buttons are disabled meanwhile. */
  pending: PostStatusChoice | 'words' | null;
  describedBy: string;
  onSubmit: (status: PostStatusChoice) => void;
};

export function SaveButtons({ isScheduled, isByHand, pending, describedBy, onSubmit }: SaveButtonsProps) {
  const buttonOf = (status: PostStatusChoice) => ({
    pending: pending === status,
    disabled: pending !== null && pending !== status,
    onClick: () => onSubmit(status),
  });
  return (
    <>
      <Button icon={<Save aria-hidden="true" />} {...buttonOf('draft')}>
        Save Draft
      </Button>
      {isScheduled ? (
        <Button
          kind="primary"
          icon={<CalendarClock aria-hidden="true" />}
          pendingLabel="Scheduling..."
          aria-describedby={describedBy}
          {...buttonOf('scheduled')}
        >
          Schedule Post
        </Button>
      ) : (
        <Button
          kind="primary"
          icon={<Send aria-hidden="true" />}
          pendingLabel={isByHand ? 'Preparing...' : 'Publishing...'}
          aria-describedby={describedBy}
          {...buttonOf('published')}
        >
          {isByHand ? 'Prepare to post' : 'Publish Now'}
        </Button>
      )}
    </>
  );
}
