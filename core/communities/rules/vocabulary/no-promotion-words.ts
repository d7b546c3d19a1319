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
  'ad ?block\\w*',
  'ad hoc',
  'ad nauseam',
  'ad free (?=version|tier|app|experience|plan|browser)',
  'job (?:ads?|advert\\w*|postings?)',
  'pitch (?:conditions|reports?|invasions?|maps?|decks?|black|perfect)',
  '(?:promo|discount|coupon|referral) codes?',
  'plug(?:ged|ging)? in(?! (?:an? |the )?(?:repl|comment|post|thread))',
  'solicit\\w* (?:up ?votes?|votes?|donations?|karma|dms?(?!,)|nudes?|advice|(?:personal|medical|legal|financial) \\w+)',
  'buy(?:ing)?(?:,|/| or| and|, or)? ?(?:/ ?)?sell(?:ing)?(?:(?:,|/| or| and|, or) ?(?:/ ?)?trad(?:e|ing))?',
  'own (?:words?|risk|experiences?|opinions?|research (?:first|before)|questions?|comments?|merits?|knowledge|code|original)',
  '(?:(?:buying|selling|trading|sell|buy|trade|exchang\\w+)(?:,? or|,? and|,|/)? ?){1,3}(?:accounts?|karma|up ?votes|keys)',
  '(?:raises?|jobs?|salary|salaries|careers?|work)(?: and| or|,)? promotions?',
  'promotions? (?:at work|to (?:manager|senior|lead|moderator)|and raises)',
  '(?:the )?ads? (?:that )?(?:you|we) (?:may )?see',
  '(?:you (?:can|may) )?(?:put|name|mention|have|list|show) (?:\\w+ ){1,3}?in (?:your|the) (?:user ?)?(?:flair|profile|bio)',
  '(?:your|their|an?|the|other|our) (?:competitors?|rivals?)',
  'marketing class\\w*',
  '(?:political|election|attack|banner|video|tv|super ?bowl|targeted|mobile|in app|in game|youtube|spotify|' +
    'windows|ai) (?:ads?|adverts?|advertis\\w+)',
  'ad (?:fails?|campaigns?|cop(?:y|ies)|agenc\\w+|spend|revenue|industry|tech|networks?|accounts?|' +
    'managers?|sense|words|blocker\\w*)',
  '(?:block|blocking|skip|skipping|hide|hiding|mute|muting) (?:the |these |those )?(?:ads?|adverts?)',
  'ticket touts?',
  'ads? in (?:the|your) (?:feed|sidebar|app)',
  '(?:your|an?|my) (?:mod|gear|wish|packing|deck|reading|watch) ?lists?',
  'only (?:post|share|submit|upload) (?:art|artwork|photos?|pictures?|images?|content|work) (?:that )?you ' +
    '(?:have )?(?:made|took|taken|created|drew|drawn|shot)',
  '(?:selling|sale of|buying|sourcing|sell|buy)(?:(?:,|,? or|,? and|/) \\w+)? ' +
    '(?:drugs|weapons|guns|firearms|pills|prescriptions?|medication|alcohol|steroids|cannabis|animals|pets|' +
    'livestock)',
  'contains? no (?:ads?|advert\\w*)',
  'show your (?:work(?:ings?)?|steps|attempts?|code|calculations?|maths?)',
  '(?:only (?:post |share |submit )?)?your own (?:photos?|pictures?|pics|images?|shots) only',
  'recommend\\w* (?:\\w+ )?(?:products?|apps?|tools?|services?|books?|games?) (?:you|they|that|which)(?! (?:made|own|sell))',
  '(?:investor |elevator )?pitch(?:es)? by dm',
  '(?:promot\\w+|sell(?:ing)?|buy(?:ing)?|advertis\\w+)' +
    '(?:(?:,|,? or|,? and|/) (?:promot\\w+|sell(?:ing)?|buy(?:ing)?|advertis\\w+)){0,3} ' +
    '(?:illegal|stolen|counterfeit|pirated|fake)',
  'share your (?:thoughts?|experiences?|opinions?|knowledge|code|findings|stor(?:y|ies)|views?|setup|advice|ideas?)',
]);
