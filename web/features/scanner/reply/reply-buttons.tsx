import { Copy, ExternalLink, Pencil, Undo2 } from 'lucide-react';
import type { Opportunity } from '#contract/scanner.ts';
import { isOnPlatform, isOnReddit } from '#core/posts/is-on-platform.ts';
import { useAccounts, useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { PublishReply } from './publish-reply.tsx';
import type { Reply } from './use-reply.ts';

/**
 * Whether a thread is on the site that we post to, and which accounts can answer it. One elsewhere is answered by hand,
 * and a sample has no thread.
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

type ReplyButtonsProps = { reply: Reply; opportunity: Opportunity; isAdvisedAgainst: boolean };

export function ReplyButtons({ reply, opportunity, isAdvisedAgainst }: ReplyButtonsProps) {
  const { url, origin } = opportunity;
  const isReal = origin !== 'sample';
  const { isHere, senders } = useSenders(opportunity);
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Pencil aria-hidden="true" />} onClick={reply.startEdits}>
        Edit Reply
      </Button>
      <Button icon={<Copy aria-hidden="true" />} onClick={reply.copy}>
        Copy Reply
      </Button>
      {isReal && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ kind: isAdvisedAgainst ? 'secondary' : 'primary' })}
        >
          <ExternalLink aria-hidden="true" />
          Post on Reddit
        </a>
      )}
      <PublishReply reply={reply} opportunity={opportunity} accounts={senders} />
      {isReal && (isHere || isOnReddit(url)) && (
        <Button kind="quiet" pending={reply.isSaving} pendingLabel="Saving..." onClick={reply.saveDraft}>
          Save Draft
        </Button>
      )}
      {reply.bringBack && (
        <Button
          kind="quiet"
          icon={<Undo2 aria-hidden="true" />}
          disabled={reply.isGenerating}
          onClick={reply.bringBack}
        >
          The text before
        </Button>
      )}
      <Button kind="quiet" disabled={reply.isGenerating} onClick={reply.discard}>
        Discard
      </Button>
    </div>
  );
}
