import type { RulesField } from '#contract/rules-record.ts';
import { describeValue } from './describe-value.ts';
import { findExclusiveThread } from './find-promotion-thread.ts';
import type { WrittenRule } from './read-rule.ts';
import type { RulesReading } from './read-rules.ts';
import { readRulesRecord } from './read-rules-record.ts';
import type { RulesRecord } from './rules-record.ts';

export type ScopedRule = WrittenRule & { appliesTo: 'all' | 'link' | 'comment' };

/** A rules record and the content type it applies to; null for posts and comments. */
export type ScopedRecord = { record: RulesRecord; scope: 'posts only' | 'comments only' | null };

/**
 * The rules that apply to one content type. A sentence that restricts promotion to one thread applies to posts and comments;
 * the rest of its rule does not.
 */
export const findApplicableRules = <Rule extends ScopedRule>(
  rules: readonly Rule[],
  kind: 'link' | 'comment',
): Rule[] =>
  rules.flatMap((rule) => {
    if (rule.appliesTo === 'all' || rule.appliesTo === kind) return [rule];
    const thread = findExclusiveThread([rule]);
    return thread === null ? [] : [{ ...rule, text: thread }];
  });

const SCOPES = [
  { kind: 'link', scope: 'posts only' },
  { kind: 'comment', scope: 'comments only' },
] as const;

/** A field's record for posts and for comments, separate only if they differ. */
export function findScopes(
  reading: RulesReading,
  rules: readonly ScopedRule[],
): (field: RulesField) => readonly ScopedRecord[] {
  const whole = [{ record: reading, scope: null }];
  if (rules.every(({ appliesTo }) => appliesTo === 'all')) return () => whole;
  const { requirements, corrections } = reading;
  const scoped = SCOPES.map(({ kind, scope }) => ({
    scope,
    record: readRulesRecord({ rules: findApplicableRules(rules, kind), requirements }),
  }));
  return (field) => {
    // A correction applies to posts and comments.
    if (corrections.some((each) => each.field === field)) return whole;
    const said = scoped.map(({ record }) => describeValue(field, record));
    if (said[0] === said[1]) return whole;
    return scoped.filter((_each, at) => said[at] !== null);
  };
}
