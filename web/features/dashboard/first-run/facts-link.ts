import type { FactsFile } from '#contract/drafts.ts';

/** A sentence that may be true, and the facts with it in them. */
export type Question = { text: string; keep: (facts: FactsFile) => FactsFile };

export const factsLink = {
  to: '/settings',
  hash: 'facts',
  className: 'font-medium text-accent-ink underline',
} as const;
