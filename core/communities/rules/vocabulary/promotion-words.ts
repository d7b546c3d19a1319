import { type Mark, markPhrases } from './mark.ts';
import { NOT_AN_IDEA, UNRELATED_ADS_MARK } from './no-promotion-words.ts';
import { MADE_PATTERN, MAKER_PATTERN, PUBLISH_PATTERN, WARE_PATTERN, WORK_PATTERN } from './offer-words.ts';

/** The order matters: later marks may use earlier ones. */
export const PROMOTION_MARKS: readonly Mark[] = [
  UNRELATED_ADS_MARK,
  markPhrases('PROMO', [
    'self ?(?:promo\\w*|advert\\w*|plug\\w*|market\\w*|publici[sz]\\w*|serving)',
    `(?:cross )?promo(?:s|tion|tions|tional|ting|te|tes|ted|ters?|tive)?${NOT_AN_IDEA}`,
    'paid (?:self )?(?:promotions?|advertis\\w*|ads?|plugs?|endorsements?|placements?)',
    `advert\\w*${NOT_AN_IDEA}`,
    'ads?',
    'plugs?',
    'plugg(?:ing|ed)',
    'shill\\w*',
    'publici[sz](?:e|es|ing)',
    '(?:make|making|do|doing) publicity',
    'infomercials?',
    '(?:the )?marketing of (?:\\w+ ){0,2}?(?:goods|products|services|wares|any|your)',
    '(?:say|write|post) (?:anything|whatever|what) you (?:like|want) about (?:your|their)',
    'free marketing',
    'bill ?board',
    '(?:self |auto )(?:recommend\\w*|endors\\w*|reklam\\w*|publici\\w*)',
    '(?:recommend|endorse|mention|push|refer)(?:ing)? (?:themselves|yourself|yourselves|themself|your own|their own)',
    `(?:draw|attract|call|bring)(?:s|ing)? attention to (?:your|their|an?|any) (?:\\w+ )?(?:${WORK_PATTERN})`,
    `(?:push|pushing|promote|hype|hyping) (?:an?|your|their|any) (?:\\w+ )?(?:${WORK_PATTERN})`,
    '(?:tell|telling|let) (?:people|others|us|them|members|every1|everyone|the (?:sub|community|members))' +
      '(?: all| more)? (?:about|of|know about) ' +
      `(?:(?:your|their) (?:\\w+ ){0,2}?(?:${WARE_PATTERN})|what (?:you|they) (?:make|sell|do|offer|brew|run))\\b`,
    '(?:lead|direct|steer|funnel|redirect|divert|lur|send|driv)(?:e|l?ing)? ' +
      '(?:(?:our|the|people|members|users|traffic|readers|them|any1|anyone|others) ){1,2}' +
      '(?:to|towards?|into|off to) (?:your|their|an?|other|another)',
    'check(?:ing)? out my',
    '(?:affiliate|influencer|multi level|email|referral) marketing',
    'marketing (?:fluff|speak|bullshit|bs|drivel|crap|jargon|talk|blurbs?)',
    '(?:spread the word|shout|get the word out) about (?:your|their|it)',
    '(?:blow|toot)(?:ing)? your own (?:trumpet|horn)',
    '(?:sale|workshop|tour|product|release|version|library|course|webinar|album|app|tool|shop|service|' +
      'business|merch|store) (?:announcements?|notices?|updates?)',
    '(?<=^ ?)launch(?:es|ing)?(?= ?[.:!?]?$|(?: something| anything| an? \\w+) ?[.:!?]?$)',
    'launches(?= (?:posted|made|shared|go|are|in|anywhere|outside|elsewhere)\\b)',
    '(?:issue|videos?|article|piece|entry|edition|posts?|episode|link|item|listing|recipe|song|track|project|' +
      'app|book|work|thread|story|design)s? of (?:yours|theirs|(?:your|their) own)',
    '(?:1|an?) (?:self )?promo',
    'if you (?:have )?(?:just |recently )?(?:coded|built|made|developed|launched|founded|published|released) ' +
      'an? (?!(?:\\w+ )?(?:mistake|typo|post|comment|claim|report|thread|account|purchase|decision|error|' +
      'throwaway|statement|joke|request|submission)\\b)\\w+',
    '^(?:do you )?have an? (?:\\w+ )?(?:channel|blog|vlog|podcast|shop|store|newsletter|startup|business|' +
      'product|app|patreon|etsy|side hustle)(?= (?:about|on|of|for|where|that|too)\\b|$)',
    'astroturf\\w*',
    '(?:sales |startup |business |elevator |product )?pitch(?:es|ing)?',
    'solicit(?:ing|ation|ations|s)?',
    'commercial (?:self )?(?:posts?|posting|content|activit\\w+|purposes?|links?|spam|messages?|offers?|' +
      'services?|products?|submissions?)',
    'commercial(?= threads?)',
    'non ?commercial',
    '(?:anything|something|everything|stuff|things?|content|posts?) (?:that is )?(?:commercial|promotional)',
    'marketing (?:posts?|content|materials?|spam|campaigns?|pitch\\w*|copy|messages?|channel|purposes|' +
      'stunts?|tactics|ploys?|efforts?|tool|platform|board)',
    '(?:stealth|guerr?illa|content|viral|undisclosed|disclosed|covert|network) marketing',
    '(?<=\\b(?:of|no|any|or|for|keep) )marketing',
    'market(?:ing)? (?:your|their|products?|anything|yourself|to (?:us|our|the))',
    'marketing yourself',
    `mentions? of (?:an?|any|your|the same|1) (?:${WORK_PATTERN})`,
    'do(?:ing)? marketing',
    '(?<=\\b(?:to|no|not|for|or|and) )sell(?:ing)?',
    "sell(?:ing|s)? (?:[\\w']+ ){0,3}?(?:products?|services?|stuff|courses?|anything|something|goods|merch|things?)",
    'sell(?:ing)? (?:any(?:body|1)|anyone|your|to)',
    'sales (?:posts?|ads?|links?|talk)',
    'sales(?= threads?)',
    '^selling$',
    'selling(?= (?:of|is|will|gets|here)\\b)',
    `what (?:our )?(?:members?|others|people|every1|users|folks|you all)(?: have| are)? (?:${MADE_PATTERN})`,
    'lead ?gen\\w*',
    'generat\\w+ (?:leads|traffic|sign ?ups|sales|interest)',
    'driv(?:e|es|ing) (?:traffic|views|users|people|clicks)',
    '(?:find(?:ing)?|get|gain|want|need|seek(?:ing)?|chas(?:e|ing)|attract|(?:look|search|hunt)(?:ing)? for|' +
      'recruit\\w*|harvest) (?:new |your |paying |early )?' +
      '(?:customers|clients|leads|adopters|(?:beta )?testers|(?:first )?users|subscribers|followers|leads)',
    'backlinks?',
    'show ?cas(?:e|es|ing)',
    '(?:to )?show(?:ing)? off',
    'show(?:ing)? (?:and|n) tell',
    `show us (?:what (?:you|your)(?: \\w+){0,2}? (?:${MADE_PATTERN})|your (?:${WORK_PATTERN}))`,
    'sponsored (?:posts?|content|stuff)',
    '(?<=paid )(?:products?|projects?|courses?|services?|apps?|tools?|content)',
    '(?:free )?publicity',
    '(?:links?|posts?|posting) to (?:1|the same|a single) (?:site|domain|website|source|channel|blog|company|product)',
    'profit from',
    'drum(?:ming)? up (?:\\w+ )?(?:custom|business|interest|trade|support|sales|traffic)',
    'tout(?:s|ing)?(?: for)?',
    'spruik\\w*',
    'flogg?(?:ing)?(?= (?:your|their|any|stuff|things|wares))',
    '(?:cold|unsolicited) (?:pitch\\w*|outreach|messages? about)',
    'growth hack\\w*',
    `feedback (?:on|for|about) (?:your|my|their|an?) (?:\\w+ )?(?:${WORK_PATTERN})`,
    '^(?:made|built|created|launched|wrote|written|recorded) (?:something|anything|an? \\w+)(?= ?[?]?$)',
    '(?:be|being|get|getting) sold (?:to|anything|something|stuff)',
    '(?:your|a) (?:leads|lead list|prospects|target (?:group|market|audience)|focus group|funnel)',
    '(?:something|anything|things?|stuff|content|work|posts?) of (?:yours|your own|theirs|their own)',
    '(?:point|link|lead)(?:s|ing)? to (?:the same|1|a single) (?:site|domain|website|channel|blog|company|product)',
    '(?:in|of) (?:which|what) you have (?:got )?an? (?:\\w+ )?(?:stake|interest|share)',
    '(?:got|have|has|having|want) (?:something|anything|an? \\w+)(?: (?:\\w+ ){0,2}to)? ' +
      '(?:show|share|sell|promote|pitch|announce|plug|launch)',
    '(?:product|brand|company|tool|app|business|startup|vendor) (?:mentions?|plugs?|drops?|pitches|links?)',
    '(?:each|every|the same) (?:product|app|project|tool|startup|company|site|business|launch)' +
      '(?= (?:may|can|must|should|gets?|has)\\b)',
    'classifieds?',
    '(?:app|project|product|vendor|tool|maker|launch|business|startup) (?:posts?|announcements?|launch\\w*|posting)',
    'launch (?:posts?|announcements?)',
    'feedback requests?',
    '(?:personal|side) projects?',
    'grow(?:ing)? (?:your|their|an?) (?:\\w+ )?(?:channel|audience|business|following|brand|list|company|startup)',
    'sell(?:ing)? (?:it|them|this)',
    'commercial use',
    '(?<!e )commerce',
    'you (?:are )?sell(?:ing)?',
    '(?:mak(?:e|ing)|earn(?:ing)?) money (?:from|off|with)',
    'monetiz\\w+',
    'roast my',
    '(?:app|website|site|product|startup|landing page) feedback',
    '(?:get|gain|for|drive|getting|farm) ' +
      '(?:\\w+ )?(?:clicks|views|subs|sales|traffic|followers|downloads|installs|sign ?ups|subscribers)',
    `(?:${WORK_PATTERN}) (?:made|built|created|written) by (?:members?|users?|our \\w+)`,
    '(?:anything|something|things?|stuff|what(?:ever)?|content|articles?|apps?|tools?|projects?|videos?|' +
      'resources?|products?|websites?|games?|posts?|work|1)(?: (?:or|and) \\w+)?(?: that| which)? ' +
      `(?:you|they)(?: (?:have|are|yourself|yourselves|personally|just|recently|had|may have))* (?:${MADE_PATTERN})`,
    `(?:i|we) (?:(?:just|have|recently|finally) )*(?:built|made|launched|created)(?: [xyz]| this| an? \\w+)?`,
    'you (?:(?:just|have|recently|yourself) )*(?:built|made|created|launched|wrote|developed|designed|own|' +
      `founded) (?:it|this|yourself|something|(?:a|an|the|your) (?:\\w+ )?(?:${WORK_PATTERN}))`,
    '(?<!\\b(?:is|be|are|was|been) )(?:made|built|created|written|owned) by (?:you|yourself)',
    `own (?:[\\w']+(?: |, ?| ?/ ?)){0,3}?(?:${WORK_PATTERN})`,
    `(?:a|your|their|someones|the) (?:${WORK_PATTERN}) of (?:your|their) own`,
    'own (?=[,.;:!)]|$|and |or )',
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
    '(?<=\\b(?:leave|keep) )THEIRS(?= out\\b)',
    '(?<=\\b(?:cares?|hear|read) about )THEIRS',
    '(?:posts?|threads?|content|submissions?|comments?) (?:whose|with the|where the) ' +
      '(?:sole|only|main|primary|1) (?:purpose|aim|goal|reason|point|intent)(?= (?:\\w+ ){0,4}?PROMO)',
    '(?<=^ ?)THEIRS(?= ?(?:here ?)?[.:!?]?$)',
    'THEIRS(?=(?:,? (?:and |or )?THEIRS){0,6}(?: about it)?:? (?:(?:is|are|all|both|always|very|most|' +
      'also) ){0,3}(?:not |un)?(?:welcome|fine|ok|okay|allowed|permitted|cool|banned|removed|deleted|off topic|' +
      'has no|have no)\\b)',
    '(?:shops|stores|storefronts|businesses|startups|products|services|courses)' +
      '(?= (?:can|may|must|should|will) (?:not |only |also )?be (?:mentioned|shared|promoted|advertised|' +
      'plugged|announced|named|linked))',
    `MAKERS(?: accounts?| owners?)?(?= (?:[\\w']+ ){0,10}?(?:posts?|posting|shar(?:e|ing)|announce|advertise|` +
      'submit|introduce|recommend|mention(?:ed)?|promote|answer|participate|reply|comment|offer|list|plug|' +
      'solicit|drop|tell us|sell|pitch|present their|have the floor|get \\w+days?|get (?:the )?weekends?)\\b)',
    `(?:${PUBLISH_PATTERN}) (?:\\w+ ){0,2}?(?:apps|products|services|startups|side projects|saas|goods or services|` +
      'products or services)(?! that)',
  ]),
];
