import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Opportunity } from '#contract/scanner.ts';
import { isOnPlatform } from '#core/posts/is-on-platform.ts';
import { useAccounts, useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import type { Reply } from './use-reply.ts';

/** The accounts that can answer this thread: none where it is on another site than the one we post to. */
function useAccountsFor({ url }: Opportunity) {
  const { data: accounts = [] } = useAccounts();
  const { data: platform } = useCommunity();
  const isHere =
    platform?.url && isOnPlatform(url, { isLocal: platform.mode === 'sandbox', siteUrl: platform.url });
  return isHere ? accounts.filter(({ isActive, mode }) => isActive && mode !== 'assisted') : [];
}

/** Without an account that could do it there is only posting by hand. */
export function PublishReply({ reply, opportunity }: { reply: Reply; opportunity: Opportunity }) {
  const accounts = useAccountsFor(opportunity);
  const [isAsking, setAsking] = useState(false);
  const [chosenId, choose] = useState('');
  const account = accounts.find(({ id }) => id === chosenId) ?? accounts[0];
  if (!account) return null;
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
        description={`It goes out to r/${opportunity.subreddit} from u/${account.username} at once.`}
        confirmLabel="Publish Now"
        pending={false}
        onConfirm={() => {
          setAsking(false);
          reply.publish(account.id);
        }}
      >
        {accounts.length > 1 && (
          <SelectField
            label="Account"
            value={account.id}
            options={accounts.map(({ id, username }) => [id, `u/${username}`] as const)}
            onChange={choose}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
