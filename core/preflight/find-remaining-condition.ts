import { anyOf } from '#core/text/any-of.ts';
import { splitSentences } from '#core/communities/rules/split-sentences.ts';
import type { Subject } from './subject.ts';

/** Words that show a condition other than days and a quota. */
const FURTHER = anyOf(
  'i',
  /\b(?:must|should|needs?|requires?|required|ha(?:s|ve) to)\b/,
  /\b(?:if|provided|as long as|when|where|unless|except|only (?:for|if|when))\b/,
);

/**
 * The part of a promotion condition that needs judgment, with its sentence if there is one. Days, quota and disclosure have
 * their own checks. Null if nothing is left.
 */
export function findRemainingCondition({ product, rules }: Subject): { quote: string | null } | null {
  const { conditions, days, quotaDays, quotes } = rules.reading;
  const quote = conditions[0] ?? quotes.promotion;
  if (quote === undefined) return { quote: null };
  const isChecked =
    (days.length > 0 && quotes.days === quote) || (quotaDays !== null && quotes.quotaDays === quote);
  if (conditions.length > 0 || !isChecked) return { quote };
  const rule = rules.rules.find(({ name, text }) => name.includes(quote) || text.includes(quote));
  const sentences = rule ? [rule.name, rule.text].flatMap(splitSentences) : [quote];
  const isDisclosing = (sentence: string) => product.mentions.isDisclosed && sentence === quotes.disclosure;
  const left = sentences.find((sentence) => FURTHER.test(sentence) && !isDisclosing(sentence));
  return left === undefined ? null : { quote: left };
}
