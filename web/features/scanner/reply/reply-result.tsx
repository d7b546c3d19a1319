import { Copy, ExternalLink, Pencil, Sparkles } from 'lucide-react';
import type { GeneratedReply, Opportunity } from '#contract/scanner.ts';
import { AdviceAgainst } from '#web/features/composer/draft-notes.tsx';
import { writeCount } from '#web/lib/write-number.ts';
import { Badge, ProvenanceBadge, type Tone } from '#web/ui/badge.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextArea } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { PublishReply } from './publish-reply.tsx';
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

const Facts = ({ result }: { result: GeneratedReply }) => (
  <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
    <Badge tone={RISKS[result.riskLevel].tone} dot>
      {RISKS[result.riskLevel].text}
    </Badge>
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

type ReplyResultProps = {
  reply: Reply;
  opportunity: Opportunity;
};

export function ReplyResult({ reply, opportunity }: ReplyResultProps) {
  const { reply: result, edited } = reply;
  // There is no thread of a sample to post to.
  const isReal = opportunity.origin !== 'sample';
  if (!result)
    return (
      <div className="grid min-h-48 rounded-md border border-dashed">
        <EmptyState
          icon={Sparkles}
          title="Ready to Generate"
          text="Choose a style and generate an answer. You read, change and post it yourself."
        />
      </div>
    );
  return (
    <div className="grid content-start gap-3" aria-live="polite">
      {result.advice && (
        <div className="overflow-hidden rounded-md border">
          <AdviceAgainst advice={result.advice} subreddit={opportunity.subreddit} />
        </div>
      )}
      <Facts result={result} />
      {edited === null ? (
        <div className="rounded-md border p-4 wrap-anywhere">
          <Markdown text={result.content} />
        </div>
      ) : (
        <Editing reply={reply} text={edited} />
      )}
      {edited === null && (
        <div className="flex flex-wrap gap-2">
          <Button icon={<Pencil aria-hidden="true" />} onClick={reply.startEdits}>
            Edit Reply
          </Button>
          <Button icon={<Copy aria-hidden="true" />} onClick={reply.copy}>
            Copy Reply
          </Button>
          {isReal && (
            <a
              href={opportunity.url}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle({ kind: result.advice ? 'secondary' : 'primary' })}
            >
              <ExternalLink aria-hidden="true" />
              Post on Reddit
            </a>
          )}
          {isReal && <PublishReply reply={reply} opportunity={opportunity} />}
        </div>
      )}
      <FormProblem>{reply.refusal}</FormProblem>
      <Tips tips={result.recommendations} />
    </div>
  );
}
