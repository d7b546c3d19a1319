import type { PromotionRule } from './rules/rules-record.ts';

/** Promotion rules, from mildest to strictest. */
const STRICTNESS: readonly PromotionRule[] = [
  'allowed',
  'unknown',
  'unclear',
  'limited',
  'permission',
  'banned',
];

/** True if the rule became stricter; permission covers only the rule known when it was given. */
export const becameStricter = ({ before, after }: { before: PromotionRule; after: PromotionRule }): boolean =>
  STRICTNESS.indexOf(after) > STRICTNESS.indexOf(before);
