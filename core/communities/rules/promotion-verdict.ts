import { isConditionalPermission, sayNoRuleAbout } from './describe-value.ts';
import type { PromotionRule, RulesRecord } from './rules-record.ts';

/** The verdict on promotion; "allowed" with a condition becomes "limited". */
export const toPromotionVerdict = (record: RulesRecord): PromotionRule =>
  isConditionalPermission('promotion', record) ? 'limited' : record.promotion;

export const VERDICT_SENTENCES: Record<PromotionRule, string> = {
  banned: 'Promotion isn’t allowed.',
  permission: 'Promotion needs the moderators’ permission.',
  limited: 'Promotion is allowed with conditions.',
  allowed: 'Promotion is allowed.',
  unclear: 'The rule on promotion is unclear.',
  unknown: sayNoRuleAbout('promotion'),
};
