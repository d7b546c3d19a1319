import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import type { GeneratedReply, Opportunity } from '#contract/scanner.ts';
import { AdviceAgainst } from '#web/features/composer/draft-notes.tsx';
import { savedToast } from '#web/features/posts/saved-toast.ts';
import { PreflightPanel } from '#web/features/preflight/preflight-panel.tsx';
import { sayOnce } from '#web/features/preflight/say-once.ts';
import { writeCount } from '#web/lib/write-number.ts';
import { Badge, ProvenanceBadge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextArea } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { ReplyButtons } from './reply-buttons.tsx';
import { useReplyPreflight } from './use-reply-preflight.ts';
import type { Reply } from './use-reply.ts';

const RISKS = {
  low: { tone: 'ok', text: 'Low risk' },
  medium: { tone: 'warn', text: 'Medium risk' },
  high: { tone: 'bad', text: 'High risk' },
} as const satisfies Record<GeneratedReply['riskLevel'], { tone: Tone; text: string }>;

const describeUpvotes = ({ estimatedEngagement: usual, engagementRange: range }: GeneratedReply): string =>
  usual === null || !range
    ? 'Upvotes: unknown'
    : `About ${writeCount(usual, 'upvote')} (half get ${range.from} to ${range.to})`;

/** The risk was that of the generated text: nobody has weighed what its author made of it. */
const Facts = ({ result, isEdited }: { result: GeneratedReply; isEdited: boolean }) => (
  <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
    {isEdited ? (
      <Badge tone="plain">Edited by you</Badge>
    ) : (
      <Badge tone={RISKS[result.riskLevel].tone} dot>
        {RISKS[result.riskLevel].text}
      </Badge>
    )}
    <span className="tabular-nums">{describeUpvotes(result)}</span>
    <ProvenanceBadge from={result.engine === 'built-in' ? 'builtIn' : 'model'} />
    <span className="basis-full text-ink-3">{result.engagementBasis}</span>
  </p>
);

const Tips = ({ tips }: { tips: readonly string[] }) =>
  tips.length === 0 ? null : (
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
  );

const Editing = ({ reply, text }: { reply: Reply; text: string }) => (
  <div className="grid gap-2">
    <TextArea
      label="Your reply"
      rows={8}
      value={text}
      autoFocus
      onChange={(event) => reply.setEdited(event.target.value)}
    />
    <div className="flex gap-2">
      <Button kind="primary" onClick={reply.saveEdits}>
        Save Changes
      </Button>
      <Button onClick={reply.cancelEdits}>Cancel</Button>
    </div>
  </div>
);

/** Stable, so that it runs once and not at each render. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** The button that was pressed has gone, so the focus goes on to the draft. */
const SavedDraft = ({ id }: { id: string }) => (
  <p role="status" className="text-sm text-ink-2">
    Your reply is saved as a draft.{' '}
    <Link ref={focus} to="/generator" search={{ edit: id }} className="font-medium text-accent-ink underline">
      Open the draft
    </Link>
  </p>
);

const SentReply = ({ sent }: { sent: Post }) => (
  <p role="status" className="text-sm text-ink-2">
    {savedToast(sent, 'published').description}{' '}
    <Link
      ref={focus}
      to="/posts/$id"
      params={{ id: sent.id }}
      className="font-medium text-accent-ink underline"
    >
      Open the post
    </Link>
  </p>
);

const NoReply = () => (
  <div className="grid min-h-48 rounded-md border border-dashed">
    <EmptyState
      icon={Sparkles}
      title="Ready to Generate"
      text="Choose a style and generate an answer. You read, change and post it yourself."
    />
  </div>
);

type ReplyResultProps = {
  reply: Reply;
  opportunity: Opportunity;
};

export function ReplyResult({ reply, opportunity }: ReplyResultProps) {
  const { reply: result, edited, savedId, sent } = reply;
  const { subreddit } = opportunity;
  const check = useReplyPreflight(reply, opportunity);
  if (!result)
    return (
      <>
        {savedId && <SavedDraft id={savedId} />}
        {sent && <SentReply sent={sent} />}
        <NoReply />
      </>
    );
  return (
    <div className="grid content-start gap-3">
      <div className="grid content-start gap-3" aria-live="polite">
        {result.advice && (
          <div className="overflow-hidden rounded-md border">
            <AdviceAgainst advice={result.advice} subreddit={subreddit} />
          </div>
        )}
        <Facts result={result} isEdited={reply.isEdited} />
        {edited === null ? (
          <div className="rounded-md border p-4 wrap-anywhere">
            <Markdown text={result.content} />
          </div>
        ) : (
          <Editing reply={reply} text={edited} />
        )}
      </div>
      {edited === null && (
        <ReplyButtons reply={reply} opportunity={opportunity} isAdvisedAgainst={result.advice !== null} />
      )}
      <FormProblem>{sayOnce(reply.refusal, check.data)}</FormProblem>
      <PreflightPanel community={subreddit} check={check} isUnsaved={opportunity.origin !== 'sample'} />
      {!reply.isEdited && (edited ?? result.content) === result.content && (
        <Tips tips={result.recommendations} />
      )}
    </div>
  );
}
