import { isLeaveOnCondition, noRuleAbout } from './describe-value.ts';
import type { PromotionRule, RulesRecord } from './rules-record.ts';

/** The verdict on promotion: what is allowed on a condition is limited. */
export const judgeVerdict = (record: RulesRecord): PromotionRule =>
  isLeaveOnCondition('promotion', record) ? 'limited' : record.promotion;

/** A verdict as a sentence. */
export const VERDICT_SENTENCES: Record<PromotionRule, string> = {
  banned: 'Promotion isn’t allowed.',
  permission: 'Promotion needs the moderators’ permission.',
  limited: 'Promotion is allowed with conditions.',
  allowed: 'Promotion is allowed.',
  unclear: 'The rule on promotion is unclear.',
  unknown: noRuleAbout('promotion'),
};
