import { isConditionalPermission, sayNoRuleAbout } from './describe-value.ts';
import { findExclusiveThread, findPromotionThread } from './find-promotion-thread.ts';
import type { WrittenRule } from './read-rule.ts';
import type { PromotionRule, RulesRecord } from './rules-record.ts';

/** The verdict on promotion: "allowed" with a condition becomes "limited". */
export const toPromotionVerdict = (record: RulesRecord): PromotionRule =>
  isConditionalPermission('promotion', record) ? 'limited' : record.promotion;

/** The recurring thread that promotion is limited to, such as "weekly thread"; null if there is none. */
export function findVerdictThread(record: RulesRecord, rules: readonly WrittenRule[]): string | null {
  const thread = findPromotionThread(rules);
  const verdict = toPromotionVerdict(record);
  const isLimited = verdict === 'limited' || (verdict === 'banned' && findExclusiveThread(rules) !== null);
  return isLimited && thread ? thread.words.replace(/^A /, '') : null;
}

export const VERDICT_SENTENCES: Record<PromotionRule, string> = {
  banned: 'Promotion isn’t allowed.',
  permission: 'Promotion needs the moderators’ permission.',
  limited: 'Promotion is allowed with conditions.',
  allowed: 'Promotion is allowed.',
  unclear: 'The rule on promotion is unclear.',
  unknown: sayNoRuleAbout('promotion'),
};
