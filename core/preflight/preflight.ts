import type { Finding, Preflight, Verdict } from '#contract/preflight.ts';
import { readRules } from '#core/communities/rules/read-rules.ts';
import { checkAccess, checkKind } from './check-admission.ts';
import { checkClaims } from './check-claims.ts';
import { checkGates } from './check-gates.ts';
import { checkDisclosure, checkPromotion } from './check-promotion.ts';
import { checkSiteRules } from './check-site-rules.ts';
import {
  checkOwnLinkShare,
  checkProduct,
  checkReading,
  noCommunity,
  rulesUnknown,
  unknownGates,
} from './check-standing.ts';
import { checkAiText, checkForm, checkLinks } from './check-text.ts';
import type { ScopedRules } from './scope-rules.ts';
import type { CheckedDraft, History, KnownRules, Moment, Subject } from './subject.ts';

export type PreflightInput = {
  draft: CheckedDraft;
  isByHand: boolean;
  product: Subject['product'];
  claims: Subject['claims'];
  /** The community's rules; null if unreadable. */
  rules: ScopedRules | null;
  /** The kind of platform that has no such community; null if the community exists or could not be checked. */
  missingFrom: 'api' | 'sandbox' | null;
  members: Subject['members'];
  history: History;
  moment: Moment;
};

const CHECKS = [
  checkKind,
  checkAccess,
  checkGates,
  checkSiteRules,
  checkAiText,
  checkProduct,
  checkPromotion,
  checkDisclosure,
  checkLinks,
  checkForm,
  checkReading,
  checkOwnLinkShare,
  checkClaims,
];
const CHECKS_WITHOUT_RULES = [checkSiteRules, checkDisclosure, checkOwnLinkShare, checkClaims];
/** Read on first use, to keep startup fast. */
let noRules: KnownRules | undefined;
const readNoRules = (): KnownRules => ({
  reading: readRules([], null),
  rules: [],
  requirements: null,
  admission: null,
  checkedAt: 0,
  leave: null,
});
const ORDER = ['block', 'warning', 'note'];

/** Checks whether a text may be sent to its community at its time, and what its author should know first. */
export function preflight(input: PreflightInput): Preflight {
  const { draft, rules, missingFrom } = input;
  const subject = buildSubject(input);
  const found = (rules ? CHECKS : CHECKS_WITHOUT_RULES).flatMap((check) => check(subject));
  if (missingFrom) return toPreflight([noCommunity(draft.community, missingFrom), ...found]);
  return toPreflight([...(rules ? [] : [rulesUnknown(draft.community)]), ...found, unknownGates()]);
}

export const buildSubject = ({ rules, ...input }: PreflightInput): Subject => ({
  ...input,
  rules: rules ? rulesFor(rules, input.draft) : (noRules ??= readNoRules()),
});

const rulesFor = ({ posts, comments }: ScopedRules, { type }: CheckedDraft): KnownRules =>
  type === 'comment' ? comments : posts;

function toPreflight(findings: readonly Finding[]): Preflight {
  const sorted = findings.toSorted(
    (one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity),
  );
  return { verdict: VERDICT_OF[sorted[0]?.severity ?? 'note'], findings: sorted };
}

const VERDICT_OF: Record<Finding['severity'], Verdict> = {
  block: 'blocked',
  warning: 'warned',
  note: 'pass',
};
