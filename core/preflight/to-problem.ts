import type { Problem } from '#contract/posts.ts';
import type { Finding, Preflight } from '#contract/preflight.ts';

const withQuote = ({ text, quote }: Finding): string => (quote ? `${text} Its rule: “${quote}”` : text);

export const toProblem = (finding: Finding): Problem => ({
  code: finding.code,
  message: withQuote(finding),
  remedy: finding.remedy,
});

/** The first finding that blocks a text; null if there is none. */
export const findBlock = ({ findings }: Preflight): Finding | null =>
  findings.find(({ severity }) => severity === 'block') ?? null;

export const RULES_CHANGED = 'RULES_CHANGED';

const keyOf = ({ severity, code, quote, text }: Finding): string =>
  JSON.stringify([severity, code, quote ?? text]);

/** The first finding that did not exist when the text was scheduled; null if there is none. */
export function findNewFinding(now: Preflight, then: Preflight | null): Finding | null {
  const known = new Set(then?.findings.map(keyOf));
  return now.findings.find((finding) => finding.severity !== 'note' && !known.has(keyOf(finding))) ?? null;
}

export const rulesChangedProblem = (community: string, change: Finding): Problem => ({
  code: RULES_CHANGED,
  message: `The rules of r/${community} changed after this was scheduled. ${withQuote(change)}`,
  remedy:
    change.severity === 'block'
      ? change.remedy
      : `${change.remedy} If the text keeps to the rules as they are now, send it again.`,
});
