import { Check, ExternalLink, MessagesSquare, RotateCcw, Sparkles, X } from 'lucide-react';
import type { Opportunity } from '#contract/scanner.ts';
import { hasReliableRate } from '#core/opportunities/judge-threads.ts';
import { formatAgo } from '#core/opportunities/format-ago.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { OwnAnswerLink } from '#web/features/posts/own-answer-note.tsx';
import type { OwnAnswer } from '#web/features/posts/use-own-answer.ts';
import { PromotionBadge } from '#web/features/communities/promotion-badge.tsx';
import { OriginBadge } from '#web/features/accounts/origin-badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu/menu.tsx';
import { capitalize, competitionBadge, intentBadge, SENTIMENT_EMOJI } from './describe-opportunity.ts';
import { ScoreBadge } from './score-badge.tsx';
import { SecondOpinion } from './second-opinion.tsx';
import { ScoreParts } from './score-parts.tsx';

export type OpportunityActions = {
  onThread: (opportunity: Opportunity) => void;
  onReply: (opportunity: Opportunity) => void;
  onRead: (opportunity: Opportunity) => void;
  /** Skips the thread, or restores a skipped one. */
  onSkip: (opportunity: Opportunity) => void;
};

/** Says which figures are unknown because the feed or page doesn't show them. */
function describeFigures({ upvotes, comments, origin }: Opportunity): string[] {
  const where = origin === 'feed' ? 'not in the feed' : 'not on the page';
  if (upvotes === null && comments === null) return [`Votes and comments: ${where}`];
  return [
    upvotes === null ? `Votes: ${where}` : formatCount(upvotes, 'upvote'),
    comments === null ? `Comments: ${where}` : formatCount(comments, 'comment'),
  ];
}

const Figures = ({ opportunity, now }: { opportunity: Opportunity; now: number }) => (
  <p className="flex flex-wrap gap-x-3 text-sm text-ink-2 tabular-nums *:whitespace-nowrap">
    {describeFigures(opportunity).map((figure) => (
      <span key={figure}>{figure}</span>
    ))}
    <span>{formatAgo(now - Date.parse(opportunity.createdAt))}</span>
    {opportunity.velocity !== null && hasReliableRate(opportunity.createdAt, now) && (
      <span title="Upvotes and comments an hour.">{opportunity.velocity.toFixed(1)} per hour</span>
    )}
  </p>
);

function Marks({ opportunity }: { opportunity: Opportunity }) {
  const { sentiment, threadType, isTypeSure, keywords } = opportunity;
  const intent = intentBadge(opportunity);
  const competition = competitionBadge(opportunity);
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone={intent.tone} title={intent.title}>
        {intent.text}
      </Badge>
      {competition && <Badge tone={competition.tone}>{competition.text}</Badge>}
      <Badge tone="plain">
        <span aria-hidden="true">{SENTIMENT_EMOJI[sentiment]}</span>
        {capitalize(sentiment)}
      </Badge>
      {isTypeSure && <Badge tone="plain">{capitalize(threadType)}</Badge>}
      {keywords.map((keyword) => (
        <Badge key={keyword} tone="accent" title={keyword}>
          <span className="truncate">{keyword}</span>
        </Badge>
      ))}
    </p>
  );
}

type CardProps = {
  opportunity: Opportunity;
  isChosen: boolean;
  answer: OwnAnswer | undefined;
  /** True if this browser has an unsent reply to the thread. */
  hasUnsent: boolean;
  actions: OpportunityActions;
  now: number;
};

export function OpportunityCard({ opportunity, isChosen, answer, hasUnsent, actions, now }: CardProps) {
  const { title, description, subreddit, score, isViewed, isSkipped, origin, url } = opportunity;
  const isSample = origin === 'sample';
  return (
    <li
      aria-current={isChosen || undefined}
      className={
        'relative grid grid-cols-1 gap-2.5 p-4 [contain-intrinsic-size:auto_16rem] [content-visibility:auto] ' +
        `aria-current:shadow-[inset_3px_0_0_var(--accent)] ${isViewed ? '' : 'bg-accent-soft/40'}`
      }
    >
      <div className="flex items-start gap-3">
        <ScoreBadge score={score} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pr-10 text-sm">
            <span className="font-medium">r/{subreddit}</span>
            {!isViewed && (
              <Badge tone="accent" dot>
                New
              </Badge>
            )}
            <OriginBadge origin={origin} />
            <PromotionBadge {...opportunity} />
            {answer && <OwnAnswerLink answer={answer} />}
            {hasUnsent && <Badge tone="warn">Unsent reply</Badge>}
          </p>
          <h3 className="mt-0.5 text-base font-medium wrap-anywhere">{title}</h3>
          <Figures opportunity={opportunity} now={now} />
        </div>
      </div>
      {description && <p className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">{description}</p>}
      <Marks opportunity={opportunity} />
      <SecondOpinion {...opportunity} />
      <ScoreParts score={score} parts={opportunity.parts} />
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
          kind={answer ? 'secondary' : 'primary'}
          icon={<Sparkles aria-hidden="true" />}
          aria-label={`Generate Reply: ${title}`}
          onClick={() => actions.onReply(opportunity)}
        >
          Generate Reply
        </Button>
      </div>
      <div className="absolute top-2.5 right-2.5">
        <Menu label={`More actions: ${title}`}>
          {!isSample && (
            <MenuItem
              icon={<ExternalLink aria-hidden="true" />}
              label="Open Reddit"
              aria-label={`Open Reddit: ${title} (opens in a new tab)`}
              href={url}
            />
          )}
          {!isViewed && (
            <MenuItem
              icon={<Check aria-hidden="true" />}
              label="Mark Read"
              aria-label={`Mark Read: ${title}`}
              onSelect={() => actions.onRead(opportunity)}
            />
          )}
          <MenuItem
            icon={isSkipped ? <RotateCcw aria-hidden="true" /> : <X aria-hidden="true" />}
            label={isSkipped ? 'Bring Back' : 'Skip'}
            aria-label={`${isSkipped ? 'Bring Back' : 'Skip'}: ${title}`}
            onSelect={() => actions.onSkip(opportunity)}
          />
        </Menu>
      </div>
    </li>
  );
}
