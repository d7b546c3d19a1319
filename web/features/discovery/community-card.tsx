import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import type { Community } from '#contract/discovery.ts';
import { PromotionBadge } from '#web/features/communities/promotion-badge.tsx';
import { OriginBadge } from '#web/features/accounts/origin-badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { CommunityFigures } from './community-figures.tsx';
import { MatchBadge } from './match-badge.tsx';
import { TargetButton, type Targeting } from './target-button.tsx';
import { formatMembers } from './format-figures.ts';

const NO_DESCRIPTION = 'A Reddit community focused on this topic.';

type CommunityCardProps = { community: Community; targeting: Targeting; reason?: string | undefined };

export function CommunityCard({ community, targeting, reason }: CommunityCardProps) {
  const nameId = useId();
  const { name, displayName, description, members, nsfw, origin } = community;
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-base wrap-anywhere">
            <Link
              id={nameId}
              to="/communities/$name"
              params={{ name }}
              data-list-stop
              className="rounded-sm hover:underline"
            >
              {displayName}
            </Link>
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2 tabular-nums">
            {formatMembers(members)}
            {nsfw && <Badge tone="warn">18+</Badge>}
            <OriginBadge origin={origin} />
          </p>
        </div>
      </div>
      <p className="line-clamp-2 text-sm wrap-anywhere text-ink-2">{description || NO_DESCRIPTION}</p>
      {reason && <p className="text-sm wrap-anywhere">{reason}</p>}
      <div className="mt-auto grid gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CommunityFigures community={community} />
          <MatchBadge engagementRate={community.engagementRate} isShort />
        </div>
        <p className="flex empty:hidden">
          <PromotionBadge {...community} />
        </p>
        <div className="flex flex-wrap gap-2">
          <TargetButton community={community} targeting={targeting} describedBy={nameId} />
          <a
            href={community.url}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ kind: 'quiet', size: 'icon' })}
            aria-label={`Open ${displayName} in a new tab`}
            title="Open in a new tab"
          >
            <ExternalLink aria-hidden="true" />
          </a>
        </div>
      </div>
    </li>
  );
}
