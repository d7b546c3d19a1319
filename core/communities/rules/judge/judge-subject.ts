import { anyOf } from '#core/text/any-of.ts';
import type { Clause } from '../clause.ts';
import { joinAlternatives } from '../vocabulary/mark.ts';
import type { AiTextRule } from '../rules-record.ts';
import type { Subject } from './find-subjects.ts';
import { STARTS_WITH_VERB } from './continues-subject.ts';
import { judgeAiText, requiresHumanText, requiresLabel } from './judge-ai-text.ts';
import { judgeLinks, judgeListedLinks, type LinkFinding } from './judge-links.ts';
import type { Modality } from './judge-modality.ts';
import { judgePromotion, type PromotionFinding, type SubjectReference } from './judge-promotion.ts';

export type Finding = { quote: string } & (
  | ({ about: 'promotion' } & PromotionFinding)
  | { about: 'links'; value: LinkFinding }
  | { about: 'aiText'; value: Exclude<AiTextRule, 'unknown'> }
  | { about: 'disclosure' }
);
/** The verdict of a list's introduction on its items: "Not allowed:". */
export type ListVerdict = 'banned' | 'allowed' | null;
export const readListVerdict = (above: readonly Modality[]): ListVerdict => {
  if (above.some(({ bans }) => bans)) return 'banned';
  return above.some(({ allows }) => allows) ? 'allowed' : null;
};

const TELL = joinAlternatives(`
  mention|say|(?<=: )(?:promote|advertise)|share|show|post|introduce|present|tell us about|plug|bring|submit`);
/** Matches "Mention your own product where it helps." */
const INVITES = new RegExp(
  String.raw`^(?:[\w, ]{1,60}: (?=promote|advertise|plug))?(?:please |do |just |you should |come (?:on )?in,? |and )*` +
    String.raw`(?:${TELL}) (?:us )?(?:about )?(?:your|the|what|anything|whatever)\b(?!.*\?$)`,
);

/** Matches sentences that only look like list items: "Link directly to the source". */
const INSTRUCTS =
  /^(?:please |always )?(?:link (?:directly|to)|(?:provide|include|cite|give|add|keep|credit)) /;

const LISTED = { days: [], daysWithout: [], quotaDays: null, isConditioned: false };

/** Matches statements about what people may think, which are not rules. */
const SUPPOSES =
  /^(?:you|people|some|many|others) (?:(?:may|might|could|will|would) )?(?:think|believe|assume|feel|argue)\b|^just because\b/;

/** Matches "Ask about your ads in the help thread." */
const ASKS_ABOUT =
  /^(?:please )?(?:questions?|discussions?|complaints?|rants?|advice|help) (?:about|on|of|with|regarding) /;

/** Matches a reference to the texts mentioned before, or a clause that is only a verdict. */
const REFERS = anyOf(
  '',
  /\b(?:such|these|those|it|this|answers?|posts?|generated|NOT|they|them)\b/,
  new RegExp(
    String.raw`^(?:ONLY |please |strictly |instant |both |all |always |very |perfectly |also |are |is |totally |still |` +
      String.raw`we |we have |automatically )*(?:ALLOW|BAN|NO)\b`,
  ),
);

/** The verdict of one clause on one subject. `listed`: the verdict of the list's introduction. */
export function judgeSubject(
  subject: Subject,
  clause: Clause,
  reference: SubjectReference,
  listed: ListVerdict,
): Finding[] {
  const { isNamed, isAnswer } = reference;
  if (subject === 'promotion' && ASKS_ABOUT.test(clause.plain)) return [];
  if (clause.quote.endsWith('?') || SUPPOSES.test(clause.plain)) return [];
  const { quote } = clause;
  if (subject === 'promotion') {
    const found =
      judgePromotion(clause, reference) ??
      (listed && isNamed && !INSTRUCTS.test(clause.plain) ? { ...LISTED, value: listed } : null) ??
      (!listed && isNamed && INVITES.test(clause.plain) ? { ...LISTED, value: 'allowed' as const } : null);
    return found ? [{ about: 'promotion', quote, ...found }] : [];
  }
  if (subject === 'links') {
    const value =
      judgeLinks(clause, isNamed) ??
      (listed && isNamed && !INSTRUCTS.test(clause.plain) ? judgeListedLinks(clause, listed) : null);
    return value ? [{ about: 'links', quote, value }] : [];
  }
  if (
    !isNamed &&
    !isAnswer &&
    !STARTS_WITH_VERB.test(clause.marked) &&
    !REFERS.test(clause.marked) &&
    !requiresHumanText(clause.plain) &&
    !requiresLabel(clause.plain)
  )
    return [];
  const value = judgeAiText(clause) ?? (isNamed ? listed : null);
  return value ? [{ about: 'aiText', quote, value }] : [];
}
