import type { ModelPrice } from '#contract/drafting/models.ts';

export type Tokens = { inputTokens: number; outputTokens: number };

/** The cost in US dollars; null if the price is unknown. */
export function calculateCost(price: ModelPrice, { inputTokens, outputTokens }: Tokens): number | null {
  if (price.kind === 'unknown') return null;
  if (price.kind === 'free') return 0;
  return (inputTokens * price.inputUsd + outputTokens * price.outputUsd) / 1_000_000;
}
