import type { RulesField } from '#contract/rules-record.ts';
import type { PostRequirements } from '../post-requirements.ts';
import { chooseReadable } from './choose-readable.ts';
import type { Finding } from './judge/judge-subject.ts';
import { readRule, type WrittenRule } from './read-rule.ts';
import { EMPTY_RECORD, type RulesRecord } from './rules-record.ts';
import {
  type Settled,
  settleAiText,
  settleDays,
  settleDisclosure,
  settleLinks,
  settlePromotion,
  settleQuota,
} from './settle-findings.ts';

type RulesTexts = {
  rules: readonly WrittenRule[];
  sidebar?: string | null;
  requirements?: PostRequirements | null;
};

/** Reads what a community says of promotion, links and text written with AI. It knows English only. */
export const readRulesRecord = (texts: RulesTexts): RulesRecord => toRecord(readFindings(texts));

/** Everything that the rules say, one finding a clause; nothing in a language that we do not read. */
export function readFindings({ rules, sidebar, requirements }: RulesTexts): Finding[] {
  const besides = [sidebar, requirements?.guidelines].map((text) => ({ name: '', text: text ?? '' }));
  return chooseReadable([...rules, ...besides]).flatMap(readRule);
}

export function toRecord(findings: readonly Finding[]): RulesRecord {
  const record: RulesRecord = { ...EMPTY_RECORD, quotes: {} };
  const keep = <Field extends RulesField>(field: Field, settled: Settled<RulesRecord[Field]> | null) => {
    if (!settled) return;
    record[field] = settled.value;
    record.quotes[field] = settled.quote;
  };
  keep('promotion', settlePromotion(findings));
  keep('links', settleLinks(findings));
  keep('aiText', settleAiText(findings));
  keep('disclosure', settleDisclosure(findings));
  keep('days', settleDays(findings));
  keep('quotaDays', settleQuota(findings));
  return record;
}
