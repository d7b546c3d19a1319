import { alternatives, type Mark, markPhrases } from './mark.ts';

/** "Promoting violence" is no promotion in our sense. */
const IDEAS =
  alternatives(`hat(?:e|red)|violen\\w*|illegal|drugs?|(?:self )?harm\\w*|suicid\\w*|racis\\w*|discriminat\\w*|healthy|
  (?:good |civil |constructive )?discussions?|conspir\\w*|misinfo\\w*|disinfo\\w*|pseudo\\w*|pira(?:cy|t\\w*)|stolen|leaked|copyright\\w*|nsfw|porn\\w*|malware|terror\\w*|eating|
  dangerous|unsafe|bigot\\w*|extremis\\w*|toxic|abus\\w*|cheat\\w*|civil\\w*|positiv\\w*|understanding|awareness|
  ideolog\\w*|part(?:y|ies)|candidates?|politic\\w*|gambling|scams?|fraud|brigading|violating|rule break\\w*|sexual\\w*|unhealthy|fake|learning|
  knowledge|diversity|cruelty|crime|criminal|hostil\\w*|intoleran\\w*|sexis\\w*|genocid\\w*|nazi\\w*|weapons?`);
const NOT_IDEAS = `(?!(?: (?:of|any|the|or|a|an|and|link|linking|to|share|sharing|condone|engage|in|advocate|glorify\\w*|inciting|incites?|encourag\\w*))* (?:${IDEAS}))`;

/** What people own and would like others to see. */
const WORKS =
  alternatives(`products?|apps?|applications?|tools?|sites?|websites?|web ?pages?|pages?|blogs?|channels?|startups?|
  start ups?|compan(?:y|ies)|business(?:es)?|services?|courses?|newsletters?|books?|e ?books?|podcasts?|videos?|projects?|
  plug ?ins?|librar(?:y|ies)|saas|stores?|shops?|streams?|brands?|agenc(?:y|ies)|software|extensions?|discords?|servers?|
  subreddits?|subs?|socials?|social media|repos?|github|games?|mods?|articles?|blog ?posts?|webinars?|landing pages?|
  profiles?|tracks?|songs?|albums?|music|art|artwork|etsy|patreon|onlyfans|youtube|yt|tiktok|instagram|twitch|
  substack|medium|merch(?:andise)?|stuff|things?|content|creations?|makes|goods|material|themes?|templates?|packages?|
  ventures?|firms?|clinics?|practices?|launch(?:es)?|sales|ads?|domains?|side projects?|portfolios?|media|works?|
  links?|urls?|group|community|communities|platform|api|bot|bots|software|properties|property|designs?|prints?|wares|
  coupons?|deals?|offers?|events?|kickstarter|episodes?|releases?|crap|junk|shit|gigs?|clients?|customers?|
  affiliates?|forum|forums|recipes?|photos?|model|models|patterns?|crafts?|writing|stories|novels?|comics?|
  invention|research|tutorials?|resources?|guides?|recordings?|paintings?|pieces?|goods|items?|hustle|sale|show|shows|charity|label|solution|solutions|offerings?|portfolio|freebies?`);

/** Those of them that bring money or followers. */
const WARES =
  'products?|apps?|tools?|sites?|websites?|blogs?|channels?|startups?|compan(?:y|ies)|business' +
  '(?:es)?|services?|courses?|newsletters?|podcasts?|brands?|agenc(?:y|ies)|shops?|stores?|streams?|wares|' +
  'beers?|wines?|books?|games?|gear|projects?|repos?|ventures?|studios?|offers?|events?|tours?|workshops?|' +
  'side hustles?';

const PUBLISH =
  alternatives(`post(?:s|ing|ed)?|shar(?:e|es|ing|ed)|submit\\w*|submissions?|drop(?:ping)?|mention\\w*|link(?:s|ing|ed)? (?:to)?|
  talk(?:ing)? about|discuss(?:ing)?|announc\\w*|introduc\\w*|bring(?:ing)?(?: up)?|tak(?:e|ing)|keep|spam(?:ming)?|list(?:ing)?|
  featur(?:e|ing)|recommend\\w*|offer(?:s|ing)?|show(?:s|ing)?|push(?:ing)?|publish\\w*|hawk\\w*|peddl\\w*|direct(?:ing)?|
  point(?:ing)?|send(?:ing)?|refer(?:ring)?|comments? about|posts? (?:about|for)|tell(?:ing)?|upload\\w*|dump\\w*|
  rais(?:e|ing) awareness|present(?:ing)?|boost\\w*|launch\\w*|demo\\w*|includes|reply|replies|threads? (?:about|for)|
  cross ?post\\w*|name|bump\\w*`);

const MADE =
  alternatives(`made|make|built|build|building|created|create|wrote|written|sell|selling|develop(?:ed)?|launch(?:ed)?|own|
  designed|(?:been )?working on|shipped|publish(?:ed)?|produced?|are affiliated with|coded|recorded|composed|
  profit from|benefit from|been (?:making|building)|work(?:ed)? on`);

const MAKERS =
  alternatives(`vendors?|compan(?:y|ies)|(?:local )?business(?:es)?|business owners?|brands?|brand(?= accounts?)|agenc(?:y|ies)|freelancers?|founders?|
  (?:tool |app |indie )?makers?|(?:content |course )?creators?|develop(?:er|ers)|devs?|(?:plugin |newsletter |book )?authors?|
  artists?|sellers?|manufacturers?|youtubers?|streamers?|podcast hosts?|compan(?:y|ies) reps?|startups?|retailers?|
  consultants?|bloggers?|vloggers?|podcasters?|musicians?|influencers?|(?:\\w+ )?(?:shop|store|business|site|app|channel|company|gym|salon|cafe|venue|club|bar|gallery) owners?|
  traders?|merchants?|tradespeople|tradesmen|contractors?|brewer(?:y|ies)|coaches|tutors?|instructors|operators?|organi[sz]ers?|promoters|
  publishers?|(?:record |game )?studios|doulas?|therapists|(?:licensed |financial )?advis[eo]rs|brokers|realtors|estate agents|
  (?:company |brand |vendor )?(?:representatives|reps)|(?:\\w+ )?firms?|charit(?:y|ies)|non ?profits?|(?:local )?clubs|societies|bands|(?:tour )?guides(?= (?:who|can|may|must))|
  distributors?|wholesalers?|resellers?|dealers?|dealerships?|garages|restaurants?|cafes?|venues|providers|suppliers?|(?:pr|seo|marketing|sales) (?:people|folks|reps?|teams?|firms?|professionals?)|shop owners?|marketers?|employees`);

/** In this order: later marks may rest on earlier ones. */
export const PROMOTION_MARKS: readonly Mark[] = [
  markPhrases('FOREIGN', [
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
  ]),
  markPhrases('PROMO', [
    'self ?(?:promo\\w*|advert\\w*|plug\\w*|market\\w*|publici[sz]\\w*|serving)',
    `(?:cross )?promo(?:s|tion|tions|tional|ting|te|tes|ted|ters?|tive)?${NOT_IDEAS}`,
    'paid (?:self )?(?:promotions?|advertis\\w*|ads?|plugs?|endorsements?|placements?)',
    `advert\\w*${NOT_IDEAS}`,
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
    `(?:draw|attract|call|bring)(?:s|ing)? attention to (?:your|their|an?|any) (?:\\w+ )?(?:${WORKS})`,
    `(?:push|pushing|promote|hype|hyping) (?:an?|your|their|any) (?:\\w+ )?(?:${WORKS})`,
    '(?:tell|telling|let) (?:people|others|us|them|members|every1|everyone|the (?:sub|community|members))' +
      '(?: all| more)? (?:about|of|know about) ' +
      `(?:(?:your|their) (?:\\w+ ){0,2}?(?:${WARES})|what (?:you|they) (?:make|sell|do|offer|brew|run))\\b`,
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
    `mentions? of (?:an?|any|your|the same|1) (?:${WORKS})`,
    'do(?:ing)? marketing',
    '(?<=\\b(?:to|no|not|for|or|and) )sell(?:ing)?',
    "sell(?:ing|s)? (?:[\\w']+ ){0,3}?(?:products?|services?|stuff|courses?|anything|something|goods|merch|things?)",
    'sell(?:ing)? (?:any(?:body|1)|anyone|your|to)',
    'sales (?:posts?|ads?|links?|talk)',
    'sales(?= threads?)',
    '^selling$',
    'selling(?= (?:of|is|will|gets|here)\\b)',
    `what (?:our )?(?:members?|others|people|every1|users|folks|you all)(?: have| are)? (?:${MADE})`,
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
    `show us (?:what (?:you|your)(?: \\w+){0,2}? (?:${MADE})|your (?:${WORKS}))`,
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
    `feedback (?:on|for|about) (?:your|my|their|an?) (?:\\w+ )?(?:${WORKS})`,
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
    `(?:${WORKS}) (?:made|built|created|written) by (?:members?|users?|our \\w+)`,
    '(?:anything|something|things?|stuff|what(?:ever)?|content|articles?|apps?|tools?|projects?|videos?|' +
      'resources?|products?|websites?|games?|posts?|work|1)(?: (?:or|and) \\w+)?(?: that| which)? ' +
      `(?:you|they)(?: (?:have|are|yourself|yourselves|personally|just|recently|had|may have))* (?:${MADE})`,
    `(?:i|we) (?:(?:just|have|recently|finally) )*(?:built|made|launched|created)(?: [xyz]| this| an? \\w+)?`,
    'you (?:(?:just|have|recently|yourself) )*(?:built|made|created|launched|wrote|developed|designed|own|' +
      `founded) (?:it|this|yourself|something|(?:a|an|the|your) (?:\\w+ )?(?:${WORKS}))`,
    '(?<!\\b(?:is|be|are|was|been) )(?:made|built|created|written|owned) by (?:you|yourself)',
    `own (?:[\\w']+(?: |, ?| ?/ ?)){0,3}?(?:${WORKS})`,
    `(?:a|your|their|someones|the) (?:${WORKS}) of (?:your|their) own`,
    'own (?=[,.;:!)]|$|and |or )',
    `(?:got|built|made|launched|run|wrote) an? (?:\\w+ ){0,2}?(?:${WORKS})`,
  ]),
  markPhrases('THEIRS', [
    `(?:your|their|his|her|my|our|clients?|friends?|cousins?|a companys|someones|somebodys) (?:\\w+ ){0,2}?(?:${WORKS})`,
  ]),
  markPhrases('MAKERS', [MAKERS]),
  markPhrases('PROMO', [
    'MAKERS(?: accounts?)?(?! links?)(?= (?:\\w+ ){0,4}?(?:banned|removed|deleted)\\b)',
    '(?<=\\b(?:no|not for) )MAKERS(?: accounts?)?(?= ?(?:[.,;:!?]|$|(?:and|or|here|please|in|on|allowed|welcome|posting)\\b))',
    `(?<=\\b(?:${PUBLISH}) (?:[\\w'/]+,? |, ){0,4}?)THEIRS`,
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
    `(?:${PUBLISH}) (?:\\w+ ){0,2}?(?:apps|products|services|startups|side projects|saas|goods or services|` +
      'products or services)(?! that)',
  ]),
];
