import type { Finding } from '#contract/preflight.ts';

/** What generated texts are advised against for. */
const ADVISED: ReadonlySet<Finding['code']> = new Set(['AI_TEXT', 'PROMOTION_BANNED']);

/** Whether what a generated text is advised against for is held against it as it stands. */
export const holdsAgainst = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity, code }) => severity === 'block' && ADVISED.has(code));
