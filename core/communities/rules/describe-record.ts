import { RULES_FIELDS, type RecordSubject, type RulesField } from '#contract/rules-record.ts';
import { type Admission, describeAcceptedType, describeAccess } from '../admission.ts';
import type { PostRequirements } from '../post-requirements.ts';
import { describeRequirements, type RequirementSubject } from './describe-requirements.ts';
import { describeValue, isConditionalPermission, promotionCoversLinks } from './describe-value.ts';
import { findGates } from './find-gates.ts';
import { findPromotionThread } from './find-promotion-thread.ts';
import { findReposts } from './find-reposts.ts';
import { selectEnglish } from './select-english.ts';
import { findOtherSubjects } from './read-promotion-rule.ts';
import { findScopes, type ScopedRecord, type ScopedRule } from './find-scopes.ts';
import type { WrittenRule } from './read-rule.ts';
import { EMPTY_RECORD, type RulesRecord } from './rules-record.ts';
import type { RulesReading } from './read-rules.ts';

/** `words` is null if we found no rule, or if the settings are unknown. */
export type RulesFinding = {
  subject: RecordSubject;
  severity: 'stop' | 'care' | 'fine' | 'none';
  words: string | null;
  quote: string | null;
  /** The name of the rule with this sentence; null if the name is the sentence. */
  from: string | null;
};
type Described = Omit<RulesFinding, 'from'>;

/** Describes a rules record, one finding per subject. */
export function describeRecord(
  reading: RulesReading,
  rules: readonly ScopedRule[],
  requirements: PostRequirements | null,
  admission: Admission | null = null,
): RulesFinding[] {
  const rows = [
    ...describeFields(reading, rules),
    describeSaid('threads', findPromotionThread(rules)),
    describeSaid('reposts', findReposts(rules)),
    ...describeSettings(requirements),
    describeGates(rules),
    ...describeOthers(rules),
  ].map((row) => admit(row, admission));
  return rows.map((row) => Object.assign(row, { from: findSource(rules, row.quote) }));
}

/** Only subjects that the rules mention get a row. */
const describeOthers = (rules: readonly WrittenRule[]): Described[] =>
  findOtherSubjects(selectEnglish(rules)).map(({ subject, quote }) => ({
    subject,
    severity: 'care',
    words: 'Has a rule: read this sentence',
    quote,
  }));

/** The community's settings override the words of its rules. */
function admit(row: Described, admission: Admission | null): Described {
  const words = admission && wordsFor(row.subject, admission);
  if (!words) return row;
  const severity = row.severity === 'stop' ? 'stop' : 'care';
  return { ...row, severity, words: row.severity === 'none' ? words : `${words} ${row.words}` };
}

function wordsFor(subject: RecordSubject, admission: Admission): string | null {
  if (subject === 'gates') return describeAccess(admission);
  const isAbout =
    (subject === 'links' && admission.takes === 'self') || (subject === 'body' && admission.takes === 'link');
  return isAbout ? describeAcceptedType(admission) : null;
}

const findSource = (rules: readonly WrittenRule[], quote: string | null): string | null =>
  (quote !== null && rules.find(({ text }) => text.includes(quote))?.name) || null;

function describeField(field: RulesField, reading: RulesRecord, isCorrected = false): Described {
  const words = describeValue(field, reading);
  if (field === 'links' && promotionCoversLinks(reading))
    return { subject: field, severity: 'care', words: AS_PROMOTION, quote: reading.quotes.promotion ?? null };
  const isConditional = !isCorrected && isConditionalPermission(field, reading);
  return {
    subject: field,
    severity: words === null ? 'none' : isConditional ? 'care' : severityOf(field, reading),
    words: isConditional ? CONDITIONAL : words,
    quote: reading.quotes[field] ?? null,
  };
}

const AS_PROMOTION = 'To what is yours, as promotion';
const CONDITIONAL = describeValue('promotion', { ...EMPTY_RECORD, promotion: 'limited' });

const STRICTEST_FIRST: readonly RulesFinding['severity'][] = ['stop', 'care', 'fine', 'none'];

function describeFields(reading: RulesReading, rules: readonly ScopedRule[]): Described[] {
  const scopesOf = findScopes(reading, rules);
  const isCorrected = (field: RulesField) => reading.corrections.some((each) => each.field === field);
  return RULES_FIELDS.map((field) => describeScoped(field, scopesOf(field), isCorrected(field)));
}

/** If posts and comments differ, the row shows both with the stricter severity. */
function describeScoped(field: RulesField, scoped: readonly ScopedRecord[], isCorrected: boolean): Described {
  const rows = scoped.map(({ record, scope }) => ({ row: describeField(field, record, isCorrected), scope }));
  const [strictest = describeField(field, EMPTY_RECORD)] = rows
    .map(({ row }) => row)
    .toSorted(
      (one, other) => STRICTEST_FIRST.indexOf(one.severity) - STRICTEST_FIRST.indexOf(other.severity),
    );
  if (rows.length > 1 && rows.every(({ row }) => row.words === strictest.words)) return strictest;
  const said = rows.map(({ row, scope }) => (scope ? `${row.words} (${scope})` : row.words));
  const [words = null] = said;
  return { ...strictest, words: said.length > 1 ? said.map((each) => `${each}.`).join(' ') : words };
}

function severityOf(field: RulesField, reading: RulesRecord): RulesFinding['severity'] {
  if (field === 'disclosure' || field === 'days' || field === 'quotaDays') return 'care';
  if (reading[field] === 'banned') return 'stop';
  return reading[field] === 'allowed' ? 'fine' : 'care';
}

const NOTHING_ASKED = 'Its settings ask for nothing here.';
const SETTINGS: readonly RequirementSubject[] = ['flair', 'title', 'body', 'domains'];

function describeSettings(requirements: PostRequirements | null): Described[] {
  if (!requirements)
    return SETTINGS.map((subject) => ({ subject, severity: 'none', words: null, quote: null }));
  const found = describeRequirements(requirements);
  return SETTINGS.map((subject) => {
    const own = found.filter(({ about }) => about === subject);
    const words = own.map(({ text }) => text).join(' ');
    return {
      subject,
      severity: own.length > 0 ? 'care' : 'none',
      words: words || NOTHING_ASKED,
      quote: null,
    };
  });
}

const describeSaid = (
  subject: 'threads' | 'reposts',
  found: { words: string; quote: string } | null,
): Described => ({
  subject,
  severity: found ? 'care' : 'none',
  words: found?.words ?? null,
  quote: found?.quote ?? null,
});

const GATES: readonly (readonly [kind: string, words: RegExp])[] = [
  ['karma', /\bkarma\b/i],
  ['approval', /\bapproved\b/i],
  ['age', /\b(?:days?|weeks?|months?|years?|age|old|older|younger|new)\b/i],
];

function describeGate(sentence: string): string {
  const kinds = GATES.filter(([, words]) => words.test(sentence)).map(([kind]) => kind);
  return kinds.length > 0
    ? `It asks accounts for ${kinds.join(' and ')}.`
    : 'It says which accounts may post.';
}

/** Communities rarely publish their requirements for accounts, so finding none proves nothing. */
function describeGates(rules: readonly WrittenRule[]): Described {
  const quote = findGates(rules);
  if (quote) return { subject: 'gates', severity: 'care', words: describeGate(quote), quote };
  return { subject: 'gates', severity: 'none', words: null, quote: null };
}
