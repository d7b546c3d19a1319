import type { CommunityPage } from '#contract/discovery.ts';
import { describeAcceptedType, describeAccess, toAdmission } from '#core/communities/admission.ts';
import { dateTime, localMonth } from '#web/lib/date-time.ts';
import { ProvenanceBadge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CommunityFigures } from './community-figures.tsx';
import { MatchBadge } from './match-badge.tsx';
import { formatMembers } from './format-figures.ts';

/** Says who may post there. Age and karma limits are in the rules record. */
function gatesOf(community: CommunityPage): string[] {
  const admission = toAdmission(community);
  return [
    describeAccess(admission),
    describeAcceptedType(admission),
    community.flairEnabled ? 'Posts can carry a flair; some communities ask for one.' : null,
  ].filter((gate) => gate !== null);
}

export function AboutCard({ community }: { community: CommunityPage }) {
  const { title, description, members, foundedAt, weeklyActivity, observedAt, origin } = community;
  const gates = gatesOf(community);
  return (
    <Card title="About">
      <div className="grid gap-3 p-4 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium tabular-nums">{formatMembers(members)}</span>
          <MatchBadge engagementRate={community.engagementRate} />
          <ProvenanceBadge from={origin} />
        </p>
        {title && <p className="font-medium wrap-anywhere">{title}</p>}
        {description && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{description}</p>}
        <CommunityFigures community={community} />
        <p className="text-ink-3">
          {foundedAt && `Founded ${localMonth(foundedAt)}. `}
          {weeklyActivity !== null &&
            `${Number(weeklyActivity.toPrecision(2))} upvotes and comments a week for every thousand members. `}
          {observedAt && `Read ${dateTime(observedAt)}.`}
        </p>
      </div>
      {gates.length > 0 && (
        <div className="border-t p-4">
          <h3 className="text-sm font-medium">Before you post</h3>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm text-ink-2">
            {gates.map((gate) => (
              <li key={gate}>{gate}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
