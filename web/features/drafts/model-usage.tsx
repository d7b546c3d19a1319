import type { ModelChoice } from '#contract/drafts.ts';
import { utcMonthName } from '#web/lib/date-time.ts';
import { formatNumber } from '#web/lib/format-number.ts';

export const ModelUsage = ({
  choice: { month, usedTokens, monthlyTokenCap: cap },
}: {
  choice: ModelChoice;
}) => (
  <div className="grid gap-2">
    <p className="flex flex-wrap justify-between gap-x-4 text-sm">
      <span>Used in {utcMonthName(month)} (UTC)</span>
      <span className="text-ink-2 tabular-nums">
        {formatNumber(usedTokens)} {cap === null ? 'tokens' : `of ${formatNumber(cap)} tokens`}
      </span>
    </p>
    {cap !== null && (
      <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className={`block h-full rounded-full ${usedTokens < cap ? 'bg-accent' : 'bg-bad'}`}
          style={{ width: `${cap === 0 ? 100 : Math.min(100, (usedTokens / cap) * 100)}%` }}
        />
      </span>
    )}
  </div>
);
