import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import type { GeneratedReply, Opportunity } from '#contract/scanner.ts';
import { isSameWords, type ReplyFacts, shownWords } from '#core/composer/work.ts';
import { EarlierAttemptNotice } from '#web/features/composer/deliver/main-hint.tsx';
import { DraftEditor } from '#web/features/composer/edit/draft-editor.tsx';
import { AdviceAgainst } from '#web/features/composer/edit/draft-notes.tsx';
import { SentPrompt } from '#web/features/drafts/generate/sent-prompt.tsx';
import { savedToast } from '#web/features/posts/saved-toast.ts';
import { PreflightPanel } from '#web/features/preflight/preflight-panel.tsx';
import { omitRepeated } from '#web/features/preflight/omit-repeated.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { Badge, ProvenanceBadge, type Tone } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { ReplyButtons } from './reply-buttons.tsx';
import { type Reply, useReplyPreflight } from './use-reply.ts';

const RISKS = {
  low: { tone: 'ok', text: 'Low risk' },
  medium: { tone: 'warn', text: 'Medium risk' },
  high: { tone: 'bad', text: 'High risk' },
} as const satisfies Record<GeneratedReply['riskLevel'], { tone: Tone; text: string }>;

const describeUpvotes = ({ estimatedEngagement: usual, engagementRange: range }: ReplyFacts): string =>
  usual === null || !range
    ? 'Upvotes: unknown'
    : `About ${formatCount(usual, 'upvote')} (half get ${range.from} to ${range.to})`;

type FactsProps = { facts: ReplyFacts; engine: string | null; isEdited: boolean };

/** The risk applies to the generated text; an edited one has no estimate. */
const Facts = ({ facts, engine, isEdited }: FactsProps) => (
  <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
    {isEdited ? (
      <Badge tone="plain">Edited by you</Badge>
    ) : (
      <Badge tone={RISKS[facts.riskLevel].tone} dot>
        {RISKS[facts.riskLevel].text}
      </Badge>
    )}
    <span className="tabular-nums">{describeUpvotes(facts)}</span>
    <ProvenanceBadge from={engine === 'built-in' ? 'builtIn' : 'model'} />
    <span className="basis-full text-ink-3">{facts.engagementBasis}</span>
  </p>
);

/** A stable callback ref, so it runs once instead of at each render. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** Says what happened to the text. The pressed button is gone, so the link gets the focus. */
const Done = ({ post }: { post: Post }) =>
  post.phase === 'draft' ? (
    <p role="status" className="text-sm text-ink-2">
      Your reply is saved as a draft.{' '}
      <Link ref={focus} to="/generator" search={{ edit: post.id }} className={linkStyle}>
        Open the draft
      </Link>
    </p>
  ) : (
    <p role="status" className="text-sm text-ink-2">
      {savedToast(post, 'published').description}{' '}
      <Link ref={focus} to="/posts/$id" params={{ id: post.id }} className={linkStyle}>
        Open the post
      </Link>
    </p>
  );
const linkStyle = 'font-medium text-accent-ink underline';

type ReplyResultProps = { reply: Reply; opportunity: Opportunity };

export function ReplyResult({ reply, opportunity }: ReplyResultProps) {
  const { composition, done } = reply;
  const { subreddit } = opportunity;
  const check = useReplyPreflight(reply);
  if (!composition)
    return (
      <>
        {done && <Done post={done} />}
        <div className="grid min-h-48 rounded-md border border-dashed">
          <EmptyState
            icon={Sparkles}
            title="Ready to Generate"
            text="Choose a style and generate an answer. You read, change and post it yourself."
          />
        </div>
      </>
    );
  const { advice, reply: facts, engine, words, original, editing } = composition;
  const isEdited = !isSameWords(words, original);
  const tips = (isSameWords(shownWords(composition), original) && facts?.recommendations) || [];
  return (
    <div className="grid content-start gap-3">
      <div className="grid content-start gap-3" aria-live="polite">
        {advice && (
          <div className="overflow-hidden rounded-md border">
            <AdviceAgainst advice={advice} subreddit={subreddit} />
          </div>
        )}
        {facts && <Facts facts={facts} engine={engine} isEdited={isEdited} />}
        {editing === null ? (
          <div className="rounded-md border p-4 wrap-anywhere">
            <Markdown text={words.content} />
          </div>
        ) : (
          <DraftEditor
            type="comment"
            label="Your reply"
            rows={8}
            words={editing}
            edits={reply.edits}
            saving={reply.saving.pending !== null}
            titleRefusal={undefined}
          />
        )}
      </div>
      {editing === null && (
        <ReplyButtons reply={reply} opportunity={opportunity} isAdvisedAgainst={advice !== null} />
      )}
      {reply.earlier && <EarlierAttemptNotice post={reply.earlier} onSendToo={reply.separate} />}
      <FormProblem>{omitRepeated(reply.saving.problem, check.data)}</FormProblem>
      <PreflightPanel community={subreddit} check={check} isUnsaved={opportunity.origin !== 'sample'} />
      <SentPrompt content={original.content} />
      {tips.length > 0 && (
        <section aria-labelledby="reply-tips">
          <h4 id="reply-tips" className="text-sm font-medium">
            Recommendations
          </h4>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-ink-2">
            {tips.map((tip) => (
              <li key={tip} className="wrap-anywhere">
                {tip}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
