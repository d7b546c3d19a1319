import type { PromotionRule } from './rules/rules-record.ts';

/** From what asks least of a mention to what asks most. */
const STRICTNESS: readonly PromotionRule[] = [
  'allowed',
  'unknown',
  'unclear',
  'limited',
  'permission',
  'banned',
];

/** Leave stands only for what was known when it was given: a stricter rule comes after it. */
export const isOvertaken = ({ before, after }: { before: PromotionRule; after: PromotionRule }): boolean =>
  STRICTNESS.indexOf(after) > STRICTNESS.indexOf(before);
