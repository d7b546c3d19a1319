import type { FactsFile } from '#contract/drafts.ts';

/** A sentence to confirm, and a function that adds it to the facts. */
export type Question = { text: string; keep: (facts: FactsFile) => FactsFile };

export const factsLink = {
  to: '/settings',
  hash: 'facts',
  className: 'font-medium text-accent-ink underline',
} as const;
