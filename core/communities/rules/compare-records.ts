import { RULES_FIELDS, type RulesField } from '#contract/rules-record.ts';
import { NO_REQUIREMENTS, type PostRequirements } from '../post-requirements.ts';
import { describeRequirements } from './describe-requirements.ts';
import { describeValue, FIELD_NAMES } from './describe-value.ts';
import type { WrittenRule } from './read-rule.ts';
import type { RulesRecord } from './rules-record.ts';

/**
 * A changed field: its old and new value as text, with the sentence each came from. A value is null if no rule was found or it
 * is no longer stored.
 */
export type FieldChange = {
  field: RulesField;
  before: string | null;
  after: string | null;
  quoteBefore: string | null;
  quoteAfter: string | null;
};
type Said = Omit<RulesRecord, 'quotes'> & Partial<Pick<RulesRecord, 'quotes'>>;

/** The fields that differ between two readings of a community. */
export const compareRecords = (before: Said, after: Said): FieldChange[] =>
  RULES_FIELDS.map((field) => ({
    field,
    before: describeValue(field, before),
    after: describeValue(field, after),
    quoteBefore: before.quotes?.[field] ?? null,
    quoteAfter: after.quotes?.[field] ?? null,
  })).filter((change) => change.before !== change.after);

/** A change as text, such as "Promotion: Allowed → Not allowed." */
export const describeFieldChange = ({ field, before, after }: FieldChange): string =>
  `${FIELD_NAMES[field]}: ${before ?? 'no rule found'} → ${after ?? 'no rule found'}.`;

/** For an added rule `before` is null; for a removed one `after` is null. */
export type RuleChange = { before: WrittenRule | null; after: WrittenRule | null };

const isSame = (one: WrittenRule, other: WrittenRule) => one.name === other.name && one.text === other.text;
/** Ignores numbers at the start of names, because they change when rules are reordered. */
const nameOf = ({ name }: WrittenRule) =>
  name
    .toLowerCase()
    .replace(/^[\d.\s#)]+/, '')
    .trim();
const isReworded = (one: WrittenRule, other: WrittenRule) =>
  (nameOf(one) !== '' && nameOf(one) === nameOf(other)) || (one.text !== '' && one.text === other.text);

/** The rules that were added, removed or reworded, in their current order. */
export function compareRules(before: readonly WrittenRule[], after: readonly WrittenRule[]): RuleChange[] {
  const gone = before.filter((rule) => !after.some((other) => isSame(rule, other)));
  const come = after.filter((rule) => !before.some((other) => isSame(rule, other)));
  const matched = new Set<WrittenRule>();
  const changed = come.map((rule): RuleChange => {
    const old = gone.find((other) => !matched.has(other) && isReworded(other, rule)) ?? null;
    if (old) matched.add(old);
    return { before: old, after: rule };
  });
  const removed = gone.filter((rule) => !matched.has(rule));
  return [...changed, ...removed.map((rule) => ({ before: rule, after: null }))];
}

/** Requirements that were added to or removed from a community's settings. */
export function compareRequirements(
  before: PostRequirements | null,
  after: PostRequirements | null,
): { added: string[]; removed: string[] } {
  const [was, is] = [before, after].map((requirements) =>
    describeRequirements(requirements ?? NO_REQUIREMENTS).map(({ text }) => text),
  );
  const without = (texts: string[] = [], others: string[] = []) =>
    texts.filter((text) => !others.includes(text));
  return { added: without(is, was), removed: without(was, is) };
}
