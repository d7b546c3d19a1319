import { PROMOTION_RULES, type PromotionRule, type RulesField } from '#contract/rules-record.ts';

export { PROMOTION_RULES, type PromotionRule };
import type { Weekday } from './weekdays.ts';

export const LINK_RULES = ['banned', 'limited', 'allowed', 'unknown'] as const;
export const AI_TEXT_RULES = ['banned', 'tag', 'allowed', 'unknown'] as const;

/** The verdicts on promotion that patterns can find. */
export type PatternVerdict = Exclude<PromotionRule, 'unclear' | 'unknown'>;
export type LinkRule = (typeof LINK_RULES)[number];
export type AiTextRule = (typeof AI_TEXT_RULES)[number];

/** What a community's rules say, by subject. `unknown`: no rule found, which does not mean allowed. */
export type RulesRecord = {
  promotion: PromotionRule;
  links: LinkRule;
  aiText: AiTextRule;
  /** True if authors must disclose that what they promote is their own. */
  disclosure: boolean;
  /** The weekdays for promotion; empty if no day is named. */
  days: Weekday[];
  /** The minimum number of days between two promotions by one author. */
  quotaDays: number | null;
  /** The source sentence of each finding, verbatim. */
  quotes: Partial<Record<RulesField, string>>;
};

export const EMPTY_RECORD: RulesRecord = {
  promotion: 'unknown',
  links: 'unknown',
  aiText: 'unknown',
  disclosure: false,
  days: [],
  quotaDays: null,
  quotes: {},
};

/** A user's correction to our reading of a community's rules, with the reason. */
export type Correction = {
  [Field in RulesField]: { field: Field; value: RulesRecord[Field] };
}[RulesField] & { reason: string; at: number };
