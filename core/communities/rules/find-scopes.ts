import type { RulesField } from '#contract/rules-record.ts';
import { describeValue } from './describe-value.ts';
import type { WrittenRule } from './read-rule.ts';
import type { RulesReading } from './read-rules.ts';
import { readRulesRecord } from './read-rules-record.ts';

export type ScopedRule = WrittenRule & { appliesTo: 'all' | 'link' | 'comment' };

const SCOPES = [
  { applies: 'link', words: 'posts only' },
  { applies: 'comment', words: 'comments only' },
] as const;

/** Which fields hold for posts alone, or for comments alone, in words. What was corrected holds for both. */
export function findScopes(
  { corrections }: Pick<RulesReading, 'corrections'>,
  rules: readonly ScopedRule[],
): (field: RulesField) => string | null {
  if (rules.every(({ appliesTo }) => appliesTo === 'all')) return () => null;
  const records = SCOPES.map(({ applies, words }) => ({
    words,
    record: readRulesRecord({
      rules: rules.filter(({ appliesTo }) => appliesTo === 'all' || appliesTo === applies),
    }),
  }));
  return (field) => {
    if (corrections.some((each) => each.field === field)) return null;
    const saying = records.filter(({ record }) => describeValue(field, record) !== null);
    return saying.length === 1 ? (saying[0]?.words ?? null) : null;
  };
}
