import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { draftPostingQuestion } from '#core/communities/draft-posting-question.ts';
import { isEditable } from '#core/posts/post-phase.ts';
import { buildComposeUrl } from '#core/posts/compose-url.ts';
import { listNextSteps, type NextStep } from '#core/publishing/refusals.ts';
import { useCommunity, useUsername } from '#web/features/accounts/accounts.queries.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Approve, Reject } from './approval-steps.tsx';
import { CopyText } from './copy-text.tsx';
import { FlairDialog } from './flair-dialog.tsx';
import { usePostActions } from './use-post-actions.ts';

type Kind = 'primary' | 'secondary';
type StepProps = { post: Post; kind: Kind };
type NextStepsProps = { post: Post; onConfirm: () => void };

/** A step that continues in the composer. A permanently refused post is copied there. */
const toComposer =
  (label: string) =>
  ({ post, kind }: StepProps) => (
    <Link to="/generator" search={{ edit: post.id }} className={buttonStyle({ kind })}>
      {label}
    </Link>
  );

const ChangePost = (props: StepProps) =>
  toComposer(props.post.phase === 'failed' ? 'Copy to a new post' : 'Change it')(props);

const OutLink = ({ href, kind, children }: { href: string; kind: Kind; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer" className={buttonStyle({ kind })}>
    <ExternalLink aria-hidden="true" />
    {children}
  </a>
);

function AskModerators({ post, kind }: StepProps) {
  const { data: platform } = useCommunity();
  const username = useUsername(post.redditAccountId);
  if (!platform?.url) return null;
  const about = { code: post.problem?.code ?? '', community: post.subreddit, username };
  const fields = { to: `r/${post.subreddit}`, ...draftPostingQuestion(about) };
  const query = new URLSearchParams(fields).toString();
  return (
    <OutLink href={`${platform.url}/message/compose?${query}`} kind={kind}>
      Message the moderators
    </OutLink>
  );
}

function PostByHand({ post, kind, onConfirm }: StepProps & Pick<NextStepsProps, 'onConfirm'>) {
  const { data: platform } = useCommunity();
  const href = platform?.url ? buildComposeUrl(post, platform.url) : null;
  if (!href) return null;
  return (
    <>
      <OutLink href={href} kind={kind}>
        {post.type === 'comment' ? 'Open the thread' : 'Post it by hand'}
      </OutLink>
      {post.type === 'comment' && <CopyText text={post.content} />}
      <Button onClick={onConfirm}>I posted it</Button>
    </>
  );
}

function SendAgain({ post, kind }: StepProps) {
  const { sendAgain } = usePostActions();
  const [pending, setPending] = useState(false);
  const send = () => {
    setPending(true);
    void sendAgain(post.id).finally(() => setPending(false));
  };
  return (
    <Button kind={kind} pending={pending} onClick={send}>
      {post.problem?.code === 'LATE' ? 'Send now' : 'Try again'}
    </Button>
  );
}

const Connect = ({ kind }: StepProps) => (
  <Link to="/" className={buttonStyle({ kind })}>
    Connect an account
  </Link>
);

/** The composer first makes a copy of a permanently refused post. */
function ChooseFlair(props: StepProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isEditable(props.post.phase)) return toComposer('Choose a flair')(props);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        Choose a flair
      </Button>
      {isOpen && <FlairDialog post={props.post} onClose={() => setOpen(false)} />}
    </>
  );
}

const STEPS: Record<NextStep, (props: StepProps & Pick<NextStepsProps, 'onConfirm'>) => ReactNode> = {
  changePost: ChangePost,
  chooseCommunity: toComposer('Choose another community'),
  fixName: toComposer('Fix the name'),
  chooseFlair: ChooseFlair,
  chooseThread: toComposer('Choose another thread'),
  askModerators: AskModerators,
  connect: Connect,
  postByHand: PostByHand,
  sendAgain: SendAgain,
  approve: Approve,
  reject: Reject,
};

/** The steps that help a stuck post go out, best first. */
export function NextSteps({ post, onConfirm }: NextStepsProps) {
  const isRefused = post.phase === 'failed';
  return listNextSteps(post.problem?.code ?? '', isRefused, post.type === 'comment').map((step, index) => {
    const Step = STEPS[step];
    const kind = index === 0 && isRefused ? 'primary' : 'secondary';
    return <Step key={step} post={post} kind={kind} onConfirm={onConfirm} />;
  });
}
