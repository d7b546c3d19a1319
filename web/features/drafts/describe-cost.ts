import type { GeneratedDraft, ModelChoice } from '#contract/drafts.ts';
import { calculateCost, type Tokens } from '#core/models/prices/calculate-cost.ts';
import { formatUtcDay } from '#web/lib/date-time.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { MACHINES } from './describe-finder.ts';

/** A cost as text, such as "$0.012" or "less than $0.001". */
export function formatUsd(usd: number): string {
  if (usd < 0.001) return 'less than $0.001';
  return `$${usd < 0.1 ? usd.toFixed(3) : usd.toFixed(2)}`;
}

export function describeEstimate(
  { price, baseUrl }: Pick<ModelChoice, 'price' | 'baseUrl'>,
  tokens: Tokens,
): string {
  switch (price.kind) {
    case 'free':
      return baseUrl === null
        ? `Runs on ${MACHINES[price.place]}.`
        : `Answers at ${new URL(baseUrl).hostname}.`;
    case 'unknown':
      return 'Price not known.';
    case 'listed':
      return `About ${formatUsd(calculateCost(price, tokens) ?? 0)} a draft, by the prices of ${formatUtcDay(price.asOf)}.`;
  }
}

/** A draft's usage as its model reported it; empty without a model, and for the browser's. */
export function describeUsage(engine: string | null, usage: GeneratedDraft['usage'] | undefined): string {
  if (engine === null || engine === 'built-in' || engine === 'browser' || usage === undefined) return '';
  if (!usage) return 'The model didn’t say what it took.';
  const { inputTokens, outputTokens, price } = usage;
  const tokens = `Read ${formatNumber(inputTokens)} tokens, wrote ${formatNumber(outputTokens)}`;
  const usd = calculateCost(price, usage);
  if (usd === null) return `${tokens}. Price not known.`;
  return price.kind === 'free' ? `${tokens}.` : `${tokens}: ${formatUsd(usd)}.`;
}
