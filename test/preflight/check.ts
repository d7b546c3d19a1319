import { makeRules } from '#test/drafts/make-request.ts';
import type { RulesReading } from '#core/communities/rules/read-rules.ts';
import { createMentionReader } from '#core/mentions/read-mentions.ts';
import { findFollowedRules } from '#core/preflight/find-followed-rules.ts';
import { preflight, type PreflightInput } from '#core/preflight/preflight.ts';
import { scopeRules } from '#core/preflight/scope-rules.ts';
import type { CheckedDraft, History, KnownRules, Moment } from '#core/preflight/subject.ts';

/** A Tuesday, at 14:00 UTC. */
export const NOW = Date.UTC(2026, 10, 24, 14);
export const DAY_MS = 86_400_000;

export const rulesOf = (
  reading: Partial<RulesReading> = {},
  differs: Partial<KnownRules> = {},
): KnownRules => ({
  reading: makeRules(reading),
  rules: [],
  requirements: null,
  admission: null,
  checkedAt: NOW,
  leave: null,
  ...differs,
});

export type Given = {
  draft?: Partial<CheckedDraft>;
  rules?: KnownRules | null;
  missingFrom?: PreflightInput['missingFrom'];
  history?: Partial<History>;
  moment?: Partial<Moment>;
  isByHand?: boolean;
  isKnown?: boolean;
  claims?: PreflightInput['claims'];
  members?: PreflightInput['members'];
};

const ACME = createMentionReader({
  name: 'Acme',
  websites: ['https://acme.example/'],
  facts: ['Each month we pick one small roaster in Norway and send you two 250 g bags.'],
});
const UNKNOWN = createMentionReader({ name: null, websites: [] });
const MENTION: CheckedDraft = {
  id: 'pst_5',
  community: 'SaaS',
  type: 'post',
  title: 'How early do you remind?',
  content: 'I built Acme for that.',
  url: null,
  flair: null,
  beginning: null,
};

/** The input of a check; by default a disclosed mention of Acme in r/SaaS. */
function inputOf({
  draft,
  rules = rulesOf(),
  missingFrom = null,
  history,
  moment,
  isByHand = false,
  isKnown = true,
  claims = [],
  members = [],
}: Given): PreflightInput {
  const checked = { ...MENTION, ...draft };
  return {
    draft: checked,
    isByHand,
    claims,
    members,
    product: isKnown
      ? { label: ACME.label, isKnown, mentions: ACME.read(checked) }
      : { label: null, isKnown, mentions: UNKNOWN.read(checked) },
    rules: rules && scopeRules(rules),
    missingFrom,
    history: { mentions: [], contributions: null, ...history },
    moment: { now: NOW, at: NOW, plannedAt: NOW, timeZone: null, ...moment },
  };
}

export const check = (given: Given = {}) => preflight(inputOf(given));

/** A summary of the findings that are more than notes. */
export const found = (given?: Given): string[] =>
  check(given)
    .findings.filter(({ severity }) => severity !== 'note')
    .map(({ severity, code }) => `${severity} ${code}`);

export const kept = (given: Given = {}) => findFollowedRules(inputOf(given));

/** A summary of the rules that a text follows. */
export const keptBy = (given?: Given): string[] => kept(given).map(({ about, text }) => `${about}: ${text}`);
