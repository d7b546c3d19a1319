import { joinAlternatives, type Mark, markPhrases } from './mark.ts';

/** Matches "Promoting violence", which is not promotion of a product. */
const IDEAS = joinAlternatives(`
  hat(?:e|red)|violen\\w*|illegal|drugs?|(?:self )?harm\\w*|suicid\\w*|racis\\w*|discriminat\\w*|healthy|
  (?:good |civil |constructive )?discussions?|conspir\\w*|misinfo\\w*|disinfo\\w*|pseudo\\w*|
  pira(?:cy|t\\w*)|stolen|leaked|copyright\\w*|nsfw|porn\\w*|malware|terror\\w*|eating|dangerous|unsafe|
  bigot\\w*|extremis\\w*|toxic|abus\\w*|cheat\\w*|civil\\w*|positiv\\w*|understanding|awareness|ideolog\\w*|
  part(?:y|ies)|candidates?|politic\\w*|gambling|scams?|fraud|brigading|violating|rule break\\w*|sexual\\w*|
  unhealthy|fake|learning|knowledge|diversity|cruelty|crime|criminal|hostil\\w*|intoleran\\w*|sexis\\w*|
  genocid\\w*|nazi\\w*|weapons?`);
export const NOT_AN_IDEA =
  '(?!(?: (?:of|any|the|or|a|an|and|link|linking|to|share|sharing|condone|engage|in|advocate|glorify\\w*|' +
  `inciting|incites?|encourag\\w*))* (?:${IDEAS}))`;

/** Ads and sales that rules on promotion don't cover. */
export const UNRELATED_ADS_MARK: Mark = markPhrases('FOREIGN', [
  'ad hominems?',
  'job (?:ads?|advert\\w*|postings?)',
  '(?:promo|discount|coupon|referral) codes?',
  'solicit\\w* (?:up ?votes?|votes?|donations?|karma|dms?(?!,)|nudes?|advice|(?:personal|medical|legal|financial) \\w+)',
  'buy(?:ing)?(?:,|/| or| and|, or)? ?(?:/ ?)?sell(?:ing)?(?:(?:,|/| or| and|, or) ?(?:/ ?)?trad(?:e|ing))?',
  'own (?:words?|risk|experiences?|opinions?|research (?:first|before)|questions?|comments?|merits?|knowledge|code|original)',
  '(?:(?:buying|selling|trading|sell|buy|trade|exchang\\w+)(?:,? or|,? and|,|/)? ?){1,3}(?:accounts?|karma|up ?votes|keys)',
  '(?:political|election|attack|banner|video|tv|super ?bowl|targeted|mobile|in app|in game|youtube|spotify|' +
    'windows|ai) (?:ads?|adverts?|advertis\\w+)',
  '(?:promot\\w+|sell(?:ing)?|buy(?:ing)?|advertis\\w+)' +
    '(?:(?:,|,? or|,? and|/) (?:promot\\w+|sell(?:ing)?|buy(?:ing)?|advertis\\w+)){0,3} ' +
    '(?:illegal|stolen|counterfeit|pirated|fake)',
]);
