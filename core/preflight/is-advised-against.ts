import type { Finding } from '#contract/preflight.ts';

/** Findings that make us advise against a generated text. */
const ADVISED: ReadonlySet<Finding['code']> = new Set(['AI_TEXT', 'PROMOTION_BANNED']);

/** True if one of those findings blocks the text. */
export const isAdvisedAgainst = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity, code }) => severity === 'block' && ADVISED.has(code));
