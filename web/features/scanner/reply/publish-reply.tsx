import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import type { Opportunity } from '#contract/scanner.ts';
import { shownWords } from '#core/composer/work.ts';
import { isHollow } from '#core/drafts/is-hollow.ts';
import { OwnAnswerNote } from '#web/features/posts/own-answer-note.tsx';
import { PreflightPanel } from '#web/features/preflight/preflight-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { useReplyPreflight } from './use-reply-preflight.ts';
import type { Reply } from './use-reply.ts';

type PublishReplyProps = { reply: Reply; opportunity: Opportunity; accounts: readonly Account[] };
type CheckedReplyProps = { reply: Reply; community: string; accountId: string };

/** Rendered with the confirmation only, so nothing is asked before. */
const CheckedReply = ({ reply, community, accountId }: CheckedReplyProps) => (
  <PreflightPanel community={community} check={useReplyPreflight(reply, accountId)} isUnsaved />
);

/** Without a suitable account a reply can only be posted by hand. */
export function PublishReply({ reply, opportunity, accounts }: PublishReplyProps) {
  const [isAsking, setAsking] = useState(false);
  const [chosenId, choose] = useState('');
  const account = accounts.find(({ id }) => id === chosenId) ?? accounts[0];
  const { composition } = reply;
  if (!account || !composition) return null;
  const isEmpty = isHollow('comment', shownWords(composition), composition.generated);
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
        kind="primary"
        pending={false}
        onConfirm={() => {
          setAsking(false);
          reply.publish(account.id);
        }}
      >
        <div className="grid gap-4">
          {isEmpty && (
            <p className="text-sm">
              <strong className="font-medium">This text says little yet.</strong> It holds no sentence of your
              own. Readers and moderators may take it for spam.
            </p>
          )}
          {accounts.length > 1 && (
            <SelectField
              label="Account"
              value={account.id}
              options={accounts.map(({ id, username }) => [id, `u/${username}`] as const)}
              onChange={choose}
            />
          )}
          <OwnAnswerNote thread={opportunity.url} />
          <CheckedReply reply={reply} community={opportunity.subreddit} accountId={account.id} />
        </div>
      </ConfirmDialog>
    </>
  );
}
