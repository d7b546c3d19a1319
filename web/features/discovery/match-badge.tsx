import { type MatchLevel, matchLevelOf } from '#core/discovery/rate-engagement.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const MATCH_TONES: Record<MatchLevel, Tone> = { High: 'ok', Medium: 'warn', Low: 'bad' };

/** How lively a community is for its size. */
export function MatchBadge({ engagementRate }: { engagementRate: number | null }) {
  if (engagementRate === null) return <Badge tone="plain">Not measured yet</Badge>;
  const level = matchLevelOf(engagementRate);
  return (
    <Badge tone={MATCH_TONES[level]} dot>
      {level} match
    </Badge>
  );
}
