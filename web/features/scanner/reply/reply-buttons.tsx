import { Copy, ExternalLink, Pencil, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import type { Opportunity } from '#contract/scanner.ts';
import { shownWords } from '#core/composer/work.ts';
import { isHollow } from '#core/drafts/is-hollow.ts';
import { isOnPlatform, isOnReddit } from '#core/posts/is-on-platform.ts';
import { useAccounts, useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { OwnAnswerNote } from '#web/features/posts/own-answer-note.tsx';
import { PreflightPanel } from '#web/features/preflight/preflight-panel.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { type Reply, useReplyPreflight } from './use-reply.ts';

/**
 * Tells whether a thread is on the site we post to, and which accounts can answer it. A thread elsewhere is answered by hand; a
 * sample has no thread.
 */
function useSenders({ url, origin }: Opportunity) {
  const { data: accounts = [] } = useAccounts();
  const { data: platform } = useCommunity();
  const { url: siteUrl, mode } = platform ?? {};
  const isHere =
    origin !== 'sample' && siteUrl && isOnPlatform(url, { isLocal: mode === 'sandbox', siteUrl });
  const senders = accounts.filter((account) => account.isActive && account.mode !== 'assisted');
  return { isHere: Boolean(isHere), senders: isHere ? senders : [] };
}

type PublishReplyProps = ReplyButtonsProps & { accounts: readonly Account[] };

/** Rendered with the confirmation only, so the check doesn't run earlier. */
const CheckedReply = (props: { reply: Reply; community: string; accountId: string }) => (
  <PreflightPanel
    community={props.community}
    check={useReplyPreflight(props.reply, props.accountId)}
    isUnsaved
  />
);

/** Without a suitable account a reply can only be posted by hand. */
function PublishReply({ reply, opportunity, isAdvisedAgainst, accounts }: PublishReplyProps) {
  const [isAsking, setAsking] = useState(false);
  const [chosenId, choose] = useState('');
  const account = accounts.find(({ id }) => id === chosenId) ?? accounts[0];
  const { composition } = reply;
  if (!account || !composition) return null;
  const isEmpty = isHollow('comment', shownWords(composition), composition.generated);
  return (
    <>
      <Button
        kind={isAdvisedAgainst ? 'secondary' : 'primary'}
        icon={<Send />}
        pending={reply.saving.pending === 'published'}
        pendingLabel="Publishing..."
        onClick={() => setAsking(true)}
      >
        Publish from u/{account.username}
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

type ReplyButtonsProps = { reply: Reply; opportunity: Opportunity; isAdvisedAgainst: boolean };

export function ReplyButtons(props: ReplyButtonsProps) {
  const { reply, opportunity, isAdvisedAgainst } = props;
  const { url, origin } = opportunity;
  const isReal = origin !== 'sample';
  const { isHere, senders } = useSenders(opportunity);
  return (
    <div className="flex flex-wrap gap-2">
      <PublishReply {...props} accounts={senders} />
      <Button icon={<Pencil />} onClick={reply.startEdits}>
        Edit Reply
      </Button>
      <Button icon={<Copy />} onClick={reply.copy}>
        Copy Reply
      </Button>
      {isReal && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ kind: isAdvisedAgainst || senders.length > 0 ? 'secondary' : 'primary' })}
        >
          <ExternalLink />
          Post on Reddit
        </a>
      )}
      {isReal && (isHere || isOnReddit(url)) && (
        <Button
          kind="quiet"
          pending={reply.saving.pending === 'draft'}
          pendingLabel="Saving..."
          onClick={reply.saveDraft}
        >
          Save Draft
        </Button>
      )}
      {reply.bringBack && (
        <Button kind="quiet" icon={<Undo2 />} disabled={reply.isGenerating} onClick={reply.bringBack}>
          The text before
        </Button>
      )}
      <Button kind="quiet" disabled={reply.isGenerating} onClick={reply.discard}>
        Discard
      </Button>
    </div>
  );
}
