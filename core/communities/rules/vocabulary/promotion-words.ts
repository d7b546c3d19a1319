import { type Mark, markPhrases } from './mark.ts';
import { NOT_AN_IDEA, UNRELATED_ADS_MARK } from './no-promotion-words.ts';
import { MADE_PATTERN, MAKER_PATTERN, PUBLISH_PATTERN, WORK_PATTERN } from './offer-words.ts';

/** The order matters: later marks may use earlier ones. */
export const PROMOTION_MARKS: readonly Mark[] = [
  UNRELATED_ADS_MARK,
  markPhrases('PROMO', [
    'self ?(?:promo\\w*|advert\\w*|plug\\w*|market\\w*|publici[sz]\\w*|serving)',
    `(?:cross )?promo(?:s|tion|tions|tional|ting|te|tes|ted|ters?|tive)?${NOT_AN_IDEA}`,
    `advert\\w*${NOT_AN_IDEA}`,
    'ads?',
    'plugs?',
    'plugg(?:ing|ed)',
    'shill\\w*',
    'publici[sz](?:e|es|ing)',
    'bill ?board',
    `(?:push|pushing|promote|hype|hyping) (?:an?|your|their|any) (?:\\w+ )?(?:${WORK_PATTERN})`,
    '(?:lead|direct|steer|funnel|redirect|divert|lur|send|driv)(?:e|l?ing)? ' +
      '(?:(?:our|the|people|members|users|traffic|readers|them|any1|anyone|others) ){1,2}' +
      '(?:to|towards?|into|off to) (?:your|their|an?|other|another)',
    'check(?:ing)? out my',
    '(?:affiliate|influencer|multi level|email|referral) marketing',
    '(?:sale|workshop|tour|product|release|version|library|course|webinar|album|app|tool|shop|service|' +
      'business|merch|store) (?:announcements?|notices?|updates?)',
    '(?:issue|videos?|article|piece|entry|edition|posts?|episode|link|item|listing|recipe|song|track|project|' +
      'app|book|work|thread|story|design)s? of (?:yours|theirs|(?:your|their) own)',
    'astroturf\\w*',
    '(?:sales |startup |business |elevator |product )?pitch(?:es|ing)?',
    'solicit(?:ing|ation|ations|s)?',
    'commercial (?:self )?(?:posts?|posting|content|activit\\w+|purposes?|links?|spam|messages?|offers?|' +
      'services?|products?|submissions?)',
    'non ?commercial',
    '(?:stealth|guerr?illa|content|viral|undisclosed|disclosed|covert|network) marketing',
    '(?<=\\b(?:of|no|any|or|for|keep) )marketing',
    'market(?:ing)? (?:your|their|products?|anything|yourself|to (?:us|our|the))',
    `mentions? of (?:an?|any|your|the same|1) (?:${WORK_PATTERN})`,
    '(?<=\\b(?:to|no|not|for|or|and) )sell(?:ing)?',
    "sell(?:ing|s)? (?:[\\w']+ ){0,3}?(?:products?|services?|stuff|courses?|anything|something|goods|merch|things?)",
    'sell(?:ing)? (?:any(?:body|1)|anyone|your|to)',
    'sales (?:posts?|ads?|links?|talk)',
    'selling(?= (?:of|is|will|gets|here)\\b)',
    'driv(?:e|es|ing) (?:traffic|views|users|people|clicks)',
    '(?:find(?:ing)?|get|gain|want|need|seek(?:ing)?|chas(?:e|ing)|attract|(?:look|search|hunt)(?:ing)? for|' +
      'recruit\\w*|harvest) (?:new |your |paying |early )?' +
      '(?:customers|clients|leads|adopters|(?:beta )?testers|(?:first )?users|subscribers|followers|leads)',
    'show ?cas(?:e|es|ing)',
    '(?:to )?show(?:ing)? off',
    'show(?:ing)? (?:and|n) tell',
    'sponsored (?:posts?|content|stuff)',
    '(?<=paid )(?:products?|projects?|courses?|services?|apps?|tools?|content)',
    '(?:free )?publicity',
    'profit from',
    'tout(?:s|ing)?(?: for)?',
    '(?:cold|unsolicited) (?:pitch\\w*|outreach|messages? about)',
    'growth hack\\w*',
    `feedback (?:on|for|about) (?:your|my|their|an?) (?:\\w+ )?(?:${WORK_PATTERN})`,
    '(?:your|a) (?:leads|lead list|prospects|target (?:group|market|audience)|focus group|funnel)',
    '(?:something|anything|things?|stuff|content|work|posts?) of (?:yours|your own|theirs|their own)',
    '(?:product|brand|company|tool|app|business|startup|vendor) (?:mentions?|plugs?|drops?|pitches|links?)',
    'classifieds?',
    '(?:app|project|product|vendor|tool|maker|launch|business|startup) (?:posts?|announcements?|launch\\w*|posting)',
    'feedback requests?',
    '(?:personal|side) projects?',
    'grow(?:ing)? (?:your|their|an?) (?:\\w+ )?(?:channel|audience|business|following|brand|list|company|startup)',
    'commercial use',
    'you (?:are )?sell(?:ing)?',
    'monetiz\\w+',
    '(?:get|gain|for|drive|getting|farm) ' +
      '(?:\\w+ )?(?:clicks|views|subs|sales|traffic|followers|downloads|installs|sign ?ups|subscribers)',
    '(?:anything|something|things?|stuff|what(?:ever)?|content|articles?|apps?|tools?|projects?|videos?|' +
      'resources?|products?|websites?|games?|posts?|work|1)(?: (?:or|and) \\w+)?(?: that| which)? ' +
      `(?:you|they)(?: (?:have|are|yourself|yourselves|personally|just|recently|had|may have))* (?:${MADE_PATTERN})`,
    'you (?:(?:just|have|recently|yourself) )*(?:built|made|created|launched|wrote|developed|designed|own|' +
      `founded) (?:it|this|yourself|something|(?:a|an|the|your) (?:\\w+ )?(?:${WORK_PATTERN}))`,
    '(?<!\\b(?:is|be|are|was|been) )(?:made|built|created|written|owned) by (?:you|yourself)',
    `own (?:[\\w']+(?: |, ?| ?/ ?)){0,3}?(?:${WORK_PATTERN})`,
    `(?:got|built|made|launched|run|wrote) an? (?:\\w+ ){0,2}?(?:${WORK_PATTERN})`,
  ]),
  markPhrases('THEIRS', [
    `(?:your|their|his|her|my|our|clients?|friends?|cousins?|a companys|someones|somebodys) (?:\\w+ ){0,2}?(?:${WORK_PATTERN})`,
  ]),
  markPhrases('MAKERS', [MAKER_PATTERN]),
  markPhrases('PROMO', [
    'MAKERS(?: accounts?)?(?! links?)(?= (?:\\w+ ){0,4}?(?:banned|removed|deleted)\\b)',
    '(?<=\\b(?:no|not for) )MAKERS(?: accounts?)?(?= ?(?:[.,;:!?]|$|(?:and|or|here|please|in|on|allowed|welcome|posting)\\b))',
    `(?<=\\b(?:${PUBLISH_PATTERN}) (?:[\\w'/]+,? |, ){0,4}?)THEIRS`,
    `(?<=\\b(?:no|not|zero) (?:\\w+ ){0,2}?)THEIRS`,
    '(?<=\\b(?:cares?|hear|read) about )THEIRS',
    'THEIRS(?=(?:,? (?:and |or )?THEIRS){0,6}(?: about it)?:? (?:(?:is|are|all|both|always|very|most|' +
      'also) ){0,3}(?:not |un)?(?:welcome|fine|ok|okay|allowed|permitted|cool|banned|removed|deleted|off topic|' +
      'has no|have no)\\b)',
    `MAKERS(?: accounts?| owners?)?(?= (?:[\\w']+ ){0,10}?(?:posts?|posting|shar(?:e|ing)|announce|advertise|` +
      'submit|introduce|recommend|mention(?:ed)?|promote|answer|participate|reply|comment|offer|list|plug|' +
      'solicit|drop|tell us|sell|pitch|present their|have the floor|get \\w+days?|get (?:the )?weekends?)\\b)',
    `(?:${PUBLISH_PATTERN}) (?:\\w+ ){0,2}?(?:apps|products|services|startups|side projects|saas|goods or services|` +
      'products or services)(?! that)',
  ]),
];
