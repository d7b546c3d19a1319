import { PROMOTION_RULES, type PromotionRule, type RulesField } from '#contract/rules-record.ts';

export { PROMOTION_RULES, type PromotionRule };
import type { Weekday } from './weekdays.ts';

export const LINK_RULES = ['banned', 'limited', 'allowed', 'unknown'] as const;
export const AI_TEXT_RULES = ['banned', 'tag', 'allowed', 'unknown'] as const;

/** What a pattern can find of promotion. */
export type PatternVerdict = Exclude<PromotionRule, 'unclear' | 'unknown'>;
export type LinkRule = (typeof LINK_RULES)[number];
export type AiTextRule = (typeof AI_TEXT_RULES)[number];

/** What a community's own words say about a subject. `unknown`: no rule about it was found, not that all is allowed. */
export type RulesRecord = {
  promotion: PromotionRule;
  links: LinkRule;
  aiText: AiTextRule;
  /** Who promotes something has to say that it is theirs. */
  disclosure: boolean;
  /** The weekdays on which promotion is allowed; empty where no day is named. */
  days: Weekday[];
  /** The least number of days between two promotions by one author. */
  quotaDays: number | null;
  /** For each finding, the sentence it comes from, letter for letter. */
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

/** What a person put right in our reading of a community's rules, and why. */
export type Correction = {
  [Field in RulesField]: { field: Field; value: RulesRecord[Field] };
}[RulesField] & { reason: string; at: number };
