import type { RulesField } from '#contract/rules-record.ts';
import type { PostRequirements } from '../post-requirements.ts';
import { selectEnglish } from './select-english.ts';
import type { Finding } from './judge/judge-subject.ts';
import { readPromotionRule } from './read-promotion-rule.ts';
import { readRule, type WrittenRule } from './read-rule.ts';
import { EMPTY_RECORD, type RulesRecord } from './rules-record.ts';
import {
  settleAiText,
  settleDays,
  settleDisclosure,
  type SettledValue,
  settleLinks,
  settleQuota,
} from './settle-findings.ts';

type RulesTexts = {
  rules: readonly WrittenRule[];
  sidebar?: string | null;
  requirements?: PostRequirements | null;
};

/** Reads what a community's rules say about promotion, links and AI-written text. English only. */
export function readRulesRecord(texts: RulesTexts): RulesRecord {
  const readable = findReadable(texts);
  return toRecord(readable, readable.flatMap(readRule));
}

/** Selects the English texts among the rules. */
export function findReadable({ rules, sidebar, requirements }: RulesTexts): WrittenRule[] {
  const more = [sidebar, requirements?.guidelines].map((text) => ({ name: '', text: text ?? '' }));
  return selectEnglish([...rules, ...more]);
}

/** Builds the record from the rules and the findings in their clauses. */
export function toRecord(rules: readonly WrittenRule[], findings: readonly Finding[]): RulesRecord {
  const record: RulesRecord = { ...EMPTY_RECORD, quotes: {} };
  const keep = <Field extends RulesField>(field: Field, settled: SettledValue<RulesRecord[Field]> | null) => {
    if (!settled) return;
    record[field] = settled.value;
    record.quotes[field] = settled.quote;
  };
  keep('promotion', readPromotionRule(rules, findings));
  keep('links', settleLinks(findings));
  keep('aiText', settleAiText(findings));
  keep('disclosure', settleDisclosure(findings));
  keep('days', settleDays(findings));
  keep('quotaDays', settleQuota(findings));
  return record;
}
