import { Badge } from '#web/ui/badge.tsx';

/** Shows how well a community matches, 0 to 100. */
export const MatchScoreBadge = ({ score }: { score: number }) => (
  <Badge tone={score >= 90 ? 'ok' : score >= 80 ? 'accent' : 'warn'} dot>
    {score}% match
  </Badge>
);
