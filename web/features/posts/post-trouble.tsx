import { Copy, ExternalLink } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import type { Preflight } from '#contract/preflight.ts';
import { listNextSteps } from '#core/publishing/refusals.ts';
import { useCommunity, useUsername } from '#web/features/accounts/accounts.queries.ts';
import { ANY_MEMBER, isSandboxMember } from '#web/features/accounts/sandbox-members.ts';
import { omitRepeated } from '#web/features/preflight/omit-repeated.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { CopyText } from './copy-text.tsx';
import { describeTrouble } from './describe-post.ts';
import { NextSteps } from './next-steps.tsx';
import { SendToPhone } from './phone/send-to-phone.tsx';

type TroubleProps = { post: Post; onConfirm: () => void };
type PostTroubleProps = TroubleProps & {
  /** The id of the explaining text, which doesn't include the buttons. */
  textId?: string;
  /** The findings that the same page already shows. */
  preflight?: Preflight | undefined;
};

/** For an account without API access: everything needed to post by hand. */
const ByHand = ({ post, onConfirm }: TroubleProps) => (
  <>
    <a
      href={post.composeUrl ?? undefined}
      target="_blank"
      rel="noreferrer"
      className={buttonStyle({ kind: 'primary' })}
    >
      <ExternalLink aria-hidden="true" />
      {post.type === 'comment' ? 'Open the thread' : 'Open the composer'}
    </a>
    {post.title && (
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyText('Title', post.title ?? '')}>
        Copy title
      </Button>
    )}
    <CopyText text={post.content} />
    <SendToPhone post={post} onPosted={onConfirm} />
    <Button onClick={onConfirm}>I posted it</Button>
  </>
);

/** Problem codes of a post that may already be on the platform. */
const MAY_BE_OUT = new Set(['OUTCOME_UNKNOWN', 'RESTORED', 'EARLIER_TEXT']);

const Steps = ({ post, onConfirm }: TroubleProps) => (
  <>
    {MAY_BE_OUT.has(post.problem?.code ?? '') && (
      <Button onClick={onConfirm}>I found it: paste its link</Button>
    )}
    <NextSteps post={post} onConfirm={onConfirm} />
  </>
);

/** True if the user is asked to post it themselves. */
const isByHand = ({ composeUrl, problem, phase, type }: Post): boolean =>
  composeUrl !== null ||
  listNextSteps(problem?.code ?? '', phase === 'failed', type === 'comment').includes('postByHand');

/** The browser may be signed in to a different account than the post's. */
function SignedInAs({ accountId }: { accountId: string | null }) {
  const username = useUsername(accountId);
  const { data: platform } = useCommunity();
  if (username === null) return null;
  if (platform?.mode === 'sandbox' && !isSandboxMember(username))
    return ` The sandbox does not know u/${username}: practice there as ${ANY_MEMBER}.`;
  return ` When you post it by hand, be signed in as u/${username}.`;
}

/** Shows why a post can't be published, with the buttons that help. */
export function PostTrouble({ post, preflight, textId, onConfirm }: PostTroubleProps) {
  const trouble = describeTrouble(post);
  if (!trouble) return null;
  const whole = `${trouble.message} ${trouble.remedy}`;
  const text = omitRepeated(whole, preflight);
  const isShortened = text !== whole;
  const tone = post.phase === 'failed' || post.phase === 'removed' ? 'bg-bad-soft' : 'bg-warn-soft';
  const isStuck = post.phase === 'needs_you' || post.phase === 'failed';
  return (
    <div className={`grid gap-2 rounded-sm px-3 py-2 text-sm ${tone}`}>
      <p id={textId} className="wrap-anywhere">
        {isShortened ? (
          text
        ) : (
          <>
            <span className="font-medium">{trouble.message}</span> {trouble.remedy}
          </>
        )}
        {isStuck && isByHand(post) && <SignedInAs accountId={post.redditAccountId} />}
      </p>
      {isStuck && (
        <div className="flex flex-wrap gap-2">
          {post.composeUrl ? (
            <ByHand post={post} onConfirm={onConfirm} />
          ) : (
            <Steps post={post} onConfirm={onConfirm} />
          )}
        </div>
      )}
    </div>
  );
}
