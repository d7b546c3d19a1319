import { Send } from 'lucide-react';
import { useState } from 'react';
import { useAccounts } from '#web/features/accounts/accounts.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Reply } from './use-reply.ts';

/** With several accounts the generator asks which; without one there is only posting by hand. */
export function PublishReply({ reply, subreddit }: { reply: Reply; subreddit: string }) {
  const { data: accounts = [] } = useAccounts();
  const [isAsking, setAsking] = useState(false);
  const [account, ...others] = accounts.filter(({ isActive, mode }) => isActive && mode !== 'assisted');
  if (!account || others.length > 0) return null;
  return (
    <>
      <Button
        icon={<Send aria-hidden="true" />}
        pending={reply.isPublishing}
        pendingLabel="Publishing..."
        onClick={() => setAsking(true)}
      >
        Publish from my account
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Publish this reply now?"
        description={`It goes out to r/${subreddit} from u/${account.username} at once.`}
        confirmLabel="Publish Now"
        pending={false}
        onConfirm={() => {
          setAsking(false);
          reply.publish();
        }}
      />
    </>
  );
}
