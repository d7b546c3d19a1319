import type { RulesField } from '#contract/rules-record.ts';
import { anyOf } from '#core/text/any-of.ts';
import type { RulesRecord } from './rules-record.ts';
import type { Weekday } from './weekdays.ts';

/** The label of each field, in the order users ask about them. */
export const FIELD_NAMES = {
  promotion: 'Promotion',
  links: 'Links',
  aiText: 'Text written with AI',
  disclosure: 'Disclosure',
  days: 'Days for promotion',
  quotaDays: 'How often',
} as const satisfies Record<RulesField, string>;

/** Labels of verdicts, wherever they are shown or chosen. */
export const VALUE_LABELS = {
  promotion: {
    banned: 'Not allowed',
    limited: 'With conditions',
    permission: 'Needs permission',
    allowed: 'Allowed',
    unclear: 'Unclear: read this sentence',
  },
  links: { banned: 'Not allowed', limited: 'With conditions', allowed: 'Allowed' },
  aiText: { banned: 'Not allowed', tag: 'Has to be marked', allowed: 'Allowed' },
} as const;

const CONDITION = anyOf(
  'i',
  /\b(?:where (?!you (?:want|like|work))|(?<!\b(?:also|matter) )when\b(?!ever))\b/,
  /\b(?:whenever (?!you (?:like|want))|if (?!you (?:say|disclose|are open)|it is yours|asked))\b/,
  /\b(?:unless|except|provided|as long as|(?<!\b(?:not|we) )only|relevant)\b/,
);
/** True if a sentence that allows promotion also states a condition. */
export const statesCondition = (sentence: string): boolean => CONDITION.test(sentence);
/** Matches conditions, such as "fine if you say that it is yours" and "allowed if you have read it". */
export function isConditionalPermission(field: RulesField, record: RulesRecord): boolean {
  const { promotion, aiText, disclosure, quotes } = record;
  if (field === 'promotion')
    return promotion === 'allowed' && (disclosure || statesCondition(quotes.promotion ?? ''));
  const said = quotes.aiText ?? '';
  return field === 'aiText' && aiText === 'allowed' && (/\bif\b/i.test(said) || statesCondition(said));
}

/** Says that we found no rule. That does not mean that the subject is allowed. */
export const sayNoRuleAbout = (subject: string): string => `We found no rule about ${subject}.`;
/** "Links to and pitches of your own startup go into the pinned thread" is also a rule about links. */
export const promotionCoversLinks = ({ links, quotes }: Pick<RulesRecord, 'links' | 'quotes'>): boolean =>
  links === 'unknown' && /\blinks?\b/i.test(quotes.promotion ?? '');
const named = (day: Weekday): string => `${day[0]?.toUpperCase()}${day.slice(1)}s`;
export const listWords = (words: readonly string[], and = 'and'): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}` : (words[0] ?? '');
export const listDays = (days: readonly Weekday[]): string => listWords(days.map(named));
export const describeFrequency = (days: number): string =>
  days === 1 ? 'once a day' : `once in ${days} days`;

/** The value of a field as text; null if no rule was found. */
export function describeValue(field: RulesField, record: Omit<RulesRecord, 'quotes'>): string | null {
  const { promotion, links, aiText, disclosure, days, quotaDays } = record;
  switch (field) {
    case 'promotion':
      return promotion === 'unknown' ? null : VALUE_LABELS.promotion[promotion];
    case 'links':
      return links === 'unknown' ? null : VALUE_LABELS.links[links];
    case 'aiText':
      return aiText === 'unknown' ? null : VALUE_LABELS.aiText[aiText];
    case 'disclosure':
      return disclosure ? 'Say that it is yours' : null;
    case 'days':
      return days.length > 0 ? `${listDays(days)} only` : null;
    case 'quotaDays':
      return quotaDays === null ? null : `At most ${describeFrequency(quotaDays)}`;
  }
}
