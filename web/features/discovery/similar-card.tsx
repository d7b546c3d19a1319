import type { SimilarCommunity } from '#contract/discovery.ts';
import { CommunityLink } from '#web/features/communities/community-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { MatchBadge } from './match-badge.tsx';
import { formatMembers } from './format-figures.ts';

/** Communities whose posts share words, with those words. */
export const SimilarCard = ({ similar }: { similar: readonly SimilarCommunity[] }) => (
  <Card title="Similar communities">
    {similar.length === 0 ? (
      <p className="p-4 text-sm text-ink-2">None of the communities read so far is like it.</p>
    ) : (
      <ul className="divide-y">
        {similar.map(({ id, name, displayName, members, engagementRate, sharedWords }) => (
          <li key={id} className="grid gap-0.5 px-4 py-3 text-sm">
            <p className="flex items-center justify-between gap-3">
              <CommunityLink name={name}>{displayName}</CommunityLink>
              <MatchBadge engagementRate={engagementRate} />
            </p>
            <p className="text-ink-2 tabular-nums">{formatMembers(members)}</p>
            <p className="wrap-anywhere text-ink-2">Shares {sharedWords.join(', ')}</p>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
