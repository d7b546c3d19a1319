import { Check, ExternalLink, MessagesSquare, Sparkles, X } from 'lucide-react';
import type { Opportunity } from '#contract/scanner.ts';
import { writeNumber } from '#web/lib/write-number.ts';
import { Badge, ProvenanceBadge } from '#web/ui/badge.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { capital, competitionBadge, intentBadge, SENTIMENT_EMOJI } from './describe-opportunity.ts';
import { ScoreBadge } from './score-badge.tsx';
import { ScoreParts } from './score-parts.tsx';

export type OpportunityActions = {
  onThread: (opportunity: Opportunity) => void;
  onReply: (opportunity: Opportunity) => void;
  onRead: (opportunity: Opportunity) => void;
  onSkip: (opportunity: Opportunity) => void;
};

const counted = (count: number, one: string) => `${writeNumber(count)} ${count === 1 ? one : `${one}s`}`;

const Figures = ({ upvotes, comments, timeAgo, velocity }: Opportunity) => (
  <p className="flex flex-wrap gap-x-3 text-sm text-ink-2 tabular-nums *:whitespace-nowrap">
    <span>{counted(upvotes, 'upvote')}</span>
    <span>{counted(comments, 'comment')}</span>
    <span>{timeAgo}</span>
    <span title="Upvotes and comments an hour.">{velocity.toFixed(1)} interactions an hour</span>
  </p>
);

function Marks({ opportunity }: { opportunity: Opportunity }) {
  const { sentiment, threadType, keywords } = opportunity;
  const intent = intentBadge(opportunity);
  const competition = competitionBadge(opportunity);
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone={intent.tone} title={intent.title}>
        {intent.text}
      </Badge>
      <Badge tone={competition.tone}>{competition.text}</Badge>
      <Badge tone="plain">
        <span aria-hidden="true">{SENTIMENT_EMOJI[sentiment]}</span>
        {capital(sentiment)}
      </Badge>
      <Badge tone="plain">{capital(threadType)}</Badge>
      {keywords.map((keyword) => (
        <Badge key={keyword} tone="accent">
          {keyword}
        </Badge>
      ))}
    </p>
  );
}

type CardProps = { opportunity: Opportunity; actions: OpportunityActions };

export function OpportunityCard({ opportunity, actions }: CardProps) {
  const { title, description, subreddit, score, isViewed, origin, url } = opportunity;
  const isSample = origin === 'sample';
  return (
    <li className={`grid gap-3 px-4 py-4 ${isViewed ? '' : 'bg-accent-soft/40'}`}>
      <div className="flex items-start gap-3">
        <ScoreBadge score={score} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span className="font-medium">r/{subreddit}</span>
            {!isViewed && (
              <Badge tone="accent" dot>
                New
              </Badge>
            )}
            <ProvenanceBadge from={origin} />
          </p>
          <h3 className="mt-0.5 text-base font-medium wrap-anywhere">{title}</h3>
          <Figures {...opportunity} />
        </div>
      </div>
      {description && <p className="line-clamp-3 text-sm text-ink-2 wrap-anywhere">{description}</p>}
      <Marks opportunity={opportunity} />
      <ScoreParts {...opportunity} />
      <div className="flex flex-wrap gap-2">
        <Button
          data-list-stop
          icon={<MessagesSquare aria-hidden="true" />}
          aria-label={`View Thread: ${title}`}
          onClick={() => actions.onThread(opportunity)}
        >
          View Thread
        </Button>
        <Button
          kind="primary"
          icon={<Sparkles aria-hidden="true" />}
          aria-label={`Generate Reply: ${title}`}
          onClick={() => actions.onReply(opportunity)}
        >
          Generate Reply
        </Button>
        {!isSample && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle()}
            aria-label={`Open Reddit: ${title} (opens in a new tab)`}
          >
            <ExternalLink aria-hidden="true" />
            Open Reddit
          </a>
        )}
        {!isViewed && (
          <Button
            kind="quiet"
            icon={<Check aria-hidden="true" />}
            aria-label={`Mark Read: ${title}`}
            onClick={() => actions.onRead(opportunity)}
          >
            Mark Read
          </Button>
        )}
        <Button
          kind="quiet"
          icon={<X aria-hidden="true" />}
          aria-label={`Skip: ${title}`}
          onClick={() => actions.onSkip(opportunity)}
        >
          Skip
        </Button>
      </div>
    </li>
  );
}
