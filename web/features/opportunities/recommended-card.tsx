import { Users } from 'lucide-react';
import { useId } from 'react';
import type { Recommendation } from '#contract/opportunities.ts';
import { CommunityLink } from '#web/features/communities/community-link.tsx';
import { PromotionBadge } from '#web/features/communities/promotion-badge.tsx';
import { CommunityFigures } from '#web/features/discovery/community-figures.tsx';
import { TargetButton, type Targeting } from '#web/features/discovery/target-button.tsx';
import { formatMembers } from '#web/features/discovery/format-figures.ts';
import { OriginBadge } from '#web/features/accounts/origin-badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useRecommendations } from './opportunities.queries.ts';
import { MatchScoreBadge } from './score-badge.tsx';

type RowProps = { community: Recommendation; targeting: Targeting };

export function RecommendedRow({ community, targeting }: RowProps) {
  const nameId = useId();
  const { name, displayName, members, origin, matchScore, reason } = community;
  return (
    <li className="grid gap-2 px-4 py-3">
      <p className="flex items-start justify-between gap-3">
        <CommunityLink id={nameId} name={name}>
          {displayName}
        </CommunityLink>
        <MatchScoreBadge score={matchScore} />
      </p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2 tabular-nums">
        {formatMembers(members)}
        <OriginBadge origin={origin} />
      </p>
      <p className="text-sm wrap-anywhere">{reason}</p>
      <CommunityFigures community={community} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PromotionBadge {...community} />
        <TargetButton
          community={community}
          targeting={targeting}
          describedBy={nameId}
          label="Join &amp; Target"
        />
      </div>
    </li>
  );
}

export function RecommendedCard({ targeting }: { targeting: Targeting }) {
  const query = useRecommendations();
  return (
    <Card title="Recommended Subreddits">
      {!query.data ? (
        <Waiting query={query} rows={4} text="Looking for communities that fit..." />
      ) : query.data.length === 0 ? (
        <EmptyState
          icon={Users}
          title="No recommendations available"
          text="Add a target or describe your product."
        />
      ) : (
        <ul className="divide-y">
          {query.data.map((community) => (
            <RecommendedRow key={community.id} community={community} targeting={targeting} />
          ))}
        </ul>
      )}
    </Card>
  );
}
