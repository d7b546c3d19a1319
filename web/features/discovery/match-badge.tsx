import { type MatchLevel, toMatchLevel } from '#core/discovery/rate-engagement.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ENGAGEMENT_MEANING } from './format-figures.ts';

const MATCH_TONES: Record<MatchLevel, Tone> = { High: 'ok', Medium: 'warn', Low: 'bad' };

type MatchBadgeProps = {
  engagementRate: number | null;
  /** True if the badge is beside a figure with the same name. */
  isShort?: boolean;
};

/** Shows a community's activity relative to its size, not its relevance to a query. */
export function MatchBadge({ engagementRate, isShort = false }: MatchBadgeProps) {
  if (engagementRate === null) return <Badge tone="plain">Not measured yet</Badge>;
  const level = toMatchLevel(engagementRate);
  return (
    <Badge tone={MATCH_TONES[level]} dot title={ENGAGEMENT_MEANING}>
      {level} <span className={isShort ? 'sr-only' : ''}>engagement</span>
    </Badge>
  );
}
