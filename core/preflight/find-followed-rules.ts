import type { Finding, KeptRule } from '#contract/preflight.ts';
import type { RulesField } from '#contract/rules-record.ts';
import { checkRequirements } from '#core/communities/check-requirements.ts';
import { markAddresses } from '#core/mentions/find-addresses.ts';
import { FOREIGN_MARK } from '#core/mentions/own-site.ts';
import { getVisibleText } from '#core/mentions/read-mentions.ts';
import { decideOwnWords, toPercent } from '#core/posts/decide-own-words.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { checkDisclosure, checkPromotion, isConditional } from './check-promotion.ts';
import { checkAiText, checkLinks } from './check-text.ts';
import { formatDay, isAllowedDay } from './next-allowed.ts';
import { buildSubject, type PreflightInput } from './preflight.ts';
import { citeField, productName, type Subject } from './subject.ts';

/** The rules this text follows, shown to the author while writing. */
export function findFollowedRules(input: PreflightInput): KeptRule[] {
  if (!input.rules) return [];
  const subject = buildSubject(input);
  return [keepsAiText, keepsPromotion, keepsDisclosure, keepsLinks, keepsForm].flatMap((keeps) =>
    keeps(subject),
  );
}

function kept({ rules }: Subject, field: RulesField, text: string): KeptRule {
  const { quote = null, corrected } = citeField(rules, field);
  return { about: field, text: corrected ? `${text} ${corrected}` : text, quote };
}

const isClear = (findings: readonly Finding[]) => findings.every(({ severity }) => severity === 'note');

function keepsAiText(subject: Subject): KeptRule[] {
  const { draft, rules } = subject;
  const { aiText } = rules.reading;
  if ((aiText !== 'banned' && aiText !== 'tag') || !isClear(checkAiText(subject))) return [];
  return [kept(subject, 'aiText', describeWords(draft, aiText))];
}

function describeWords(draft: Subject['draft'], aiText: 'banned' | 'tag'): string {
  const { type, beginning } = draft;
  if (!beginning) return 'None of it was generated here.';
  const { share, enough } = decideOwnWords(type, draft, beginning);
  if (aiText === 'tag' && beginning.byModel === false) return 'No model wrote it.';
  if (enough) return `At least ${toPercent(share)} % of the words are yours.`;
  const isConfirmed = beginning.confirmedAt !== null && share > 0;
  return isConfirmed || aiText === 'banned'
    ? 'You confirmed that the words are yours.'
    : 'The title says that AI helped.';
}

const QUOTA_CODES = ['QUOTA', 'LATER_MENTION', 'QUOTA_UNKNOWN'] as const;

function keepsPromotion(subject: Subject): KeptRule[] {
  const { draft, product, rules, moment } = subject;
  const { promotion, quotaDays, days } = rules.reading;
  // A text without a mention may still offer something, so it need not keep the rule.
  if (!product.mentions.isMentioned) return [];
  const codes = new Set(checkPromotion(subject).map(({ code }) => code));
  if (codes.has('OWN_THREAD')) return [];
  const found: KeptRule[] = [];
  if (promotion === 'allowed' && !isConditional(subject))
    found.push(kept(subject, 'promotion', `r/${draft.community} takes promotion.`));
  if (quotaDays !== null && QUOTA_CODES.every((code) => !codes.has(code)))
    found.push(
      kept(
        subject,
        'quotaDays',
        `It is the only mention of ${productName(subject)} in r/${draft.community} in ` +
          `${quotaDays === 1 ? 'a day' : `${quotaDays} days`}.`,
      ),
    );
  if (days.length > 0 && isAllowedDay(moment.at, days))
    found.push(kept(subject, 'days', `It goes out on ${formatDay(moment.at)}.`));
  return found;
}

function keepsDisclosure(subject: Subject): KeptRule[] {
  if (!subject.product.mentions.isMentioned || !isClear(checkDisclosure(subject))) return [];
  const text = `It says that ${productName(subject)} is yours.`;
  return subject.rules.reading.disclosure
    ? [kept(subject, 'disclosure', text)]
    : [{ about: 'disclosure', text, quote: null }];
}

function keepsLinks(subject: Subject): KeptRule[] {
  const { draft, product, rules } = subject;
  const { links } = rules.reading;
  const has = product.mentions.links > 0;
  if (links === 'unknown' || (has && !isClear(checkLinks(subject)))) return [];
  if (has) return [kept(subject, 'links', `r/${draft.community} takes links.`)];
  const isClean = !markAddresses(sanitizeText(getVisibleText(draft))).includes(FOREIGN_MARK);
  return links === 'allowed' || !isClean ? [] : [kept(subject, 'links', 'It has no link.')];
}

function keepsForm({ draft, rules: { requirements } }: Subject): KeptRule[] {
  if (!requirements || draft.type === 'comment') return [];
  const wrong = new Set(checkRequirements(draft, requirements).map(({ about }) => about));
  const { title, body, flairRequired } = requirements;
  const asks = ({ minLength, maxLength, required, blacklisted, patterns }: typeof title) =>
    minLength !== null || maxLength !== null || [...required, ...blacklisted, ...patterns].length > 0;
  const found: KeptRule[] = [];
  if (asks(title) && !wrong.has('title'))
    found.push({ about: 'form', text: `The title is as r/${draft.community} asks.`, quote: null });
  if (draft.type === 'post' && (asks(body) || body.policy === 'required') && !wrong.has('text'))
    found.push({ about: 'form', text: `The text is as r/${draft.community} asks.`, quote: null });
  if (flairRequired && !wrong.has('flair'))
    found.push({ about: 'form', text: 'It has a flair.', quote: null });
  return found;
}
