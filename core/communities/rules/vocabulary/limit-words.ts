import { type Mark, markPhrases } from './mark.ts';

/** Conditions that allow promotion sometimes, for some authors, or in one place. */
export const CONDITION_MARKS: readonly Mark[] = [
  markPhrases('RATIO', [
    '\\d{1,3} ?[:/] ?1\\b(?!\\d)',
    '(?:9|10|90)[ -]?(?:to|in|for|:|/)[ -]?(?:1|10)0?',
    '1 ?/ ?10(?:th)?',
    '1 (?:in|of|out of|per)(?: every| each)? (?:10|9|5|20)',
    '(?:1 )?(?:out )?of every (?:10|9|5)',
    '(?:a |1 )?(?:10th|tenth)s?',
    '\\d{1,2} (?:in|of|out of)(?: every| each)? (?:10|9|5|20|100)',
    '\\d{1,2} (?:[\\w-]+ ){1,10}for (?:every|each)(?: 1)?(?: of)?',
    'for (?:every|each) (?:PROMO|THEIRS)(?: [\\w,]+){0,6}? \\d{1,2}',
    '\\d{1,2} ?(?:%|percent|per cent)',
    '(?:reddit|healthy|good|posting|contribution|participation)?s? ?ratio',
    'for every (?:\\w+ ){1,12}?(?:you|there|at least|have|should|make|post)',
    '\\d{1,3} (?:[\\w-]+ ){1,4}?(?:for|per|before) (?:every|each|any|a|1|a single) (?:\\w+ ){0,3}?(?:PROMO|LINK|THEIRS)',
    'more (?:often )?th[ae]n you (?:\\w+ )?(?:PROMO|post|share|take|ask|link)',
    '(?:matched|balanced|offset|outweighed|outnumbered) (?:by|with) (?:\\d|many|more|other)',
    'outnumber\\w*',
    'outweigh\\w*',
    '\\d{1,2} parts? \\w+,? (?:and |to )?1 part',
    '\\d{1,3} times (?:more|as (?:much|often|many))',
    '(?:a )?(?:half|third|quarter|fraction) of (?:your|their|what|all your|all their)',
    '(?:majority|most|bulk) of (?:your|their|what|a users)',
    '(?:rule|guideline) of (?:10|ten)',
  ]),
  markPhrases('THREAD', [
    'mega ?threads?',
    '(?:only (?:in )?(?:the )?threads?|threads? only)',
    'sticky(?: post| thread)?',
    'stickied (?:post|thread|comment|threads|posts)',
    'pinned (?:\\w+ ){0,8}?(?:post|thread|threads|posts|comment)',
    'pinned',
    '(?:weekly|monthly|daily|biweekly|bi ?weekly|bi ?monthly|quarterly|dedicated|designated|special|specific|' +
      'appropriate|relevant|scheduled|recurring|regular|proper|official|respective|fortnightly)' +
      '(?: [\\w?!]+){0,6}? (?:threads?|posts?|topic|discussion|series)',
    '(?:PROMO|showcase|share|feedback|advert\\w*|MAKERS|promo|monday|tuesday|wednesday|thursday|friday|' +
      'saturday|sunday|introduction|welcome|launch|deals?|project|announcement|own|startup|building)' +
      '(?: [\\w?!]+){0,3}? thread(?: PROMO)?',
    'threads? (?:of the (?:week|month|day)|for (?:it|that|this|PROMO|such|those|them|promo))',
    '(?:a|the|this|its own|their own|that|1|our) (?:\\w+ )?threads? (?:is|gets|for|where|at|each|every)',
    '(?:weekly|monthly|daily) (?:thread|threads|post|1|ones?)',
    '(?:in|into|to|use|of|for|outside(?: of)?) (?:the|our|a|an|its|their|these|those) ' +
      '(?!other|existing|old|unrelated|random|help)(?:[\\w?!]+ ){0,5}?threads?',
    '(?:own|their) thread',
    'outside that thread',
    '(?:1st|first|last) (?:\\w+ )?(?:day )?of (?:the|each|every) month',
    '(?:weekly|monthly|daily) (?:roundup|round up)(?: post| thread)?',
    '(?:in|into|to|use) (?:the|our) (?:weekly|monthly|daily)(?=[ .,;!]*$)',
  ]),
  markPhrases('SPARINGLY', [
    '(?:the )?only (?:thing|kind of thing)(?: that)? (?:you|they|we|an? \\w+)',
    '(?:the )?only (?:post|posts)(?! (?:LINK|PROMO|about|on|in|if|to|when|text|your))',
    '(?:is|are) not all (?:that )?(?:you|they)',
  ]),
  markPhrases('EARNED', [
    '(?:participat\\w*|contribut\\w*|tak(?:e|ing) part|engage|(?<=\\b(?:if|when|provided|long as|' +
      'unless) (?:you|they)(?: \\w+){0,3}? )(?:participate|contribute|help|stick around|stay) (?:in|to|around)|' +
      "interact\\w*|involved|active|comment|help|answer\\w*|give)(?: [\\w']+){0,8}? " +
      '(?:first|before\\w*|history|in other|outside|otherwise|elsewhere|regularly|actively|also|as well|too)',
    'until you (?:have )?(?:\\w+ )?(?:contribut|participat|comment|post|help)\\w*',
    '(?:for|from|by) (?:people|users|members|those|any1|anyone) (?:who|that)(?: \\w+){0,2}? ' +
      '(?:help|contribut|participat|comment|answer|take part|engag)\\w*',
    'earn (?:it|your|the)',
    '(?:join|joining) in(?: \\w+){0,2}? (?:first|before)',
    '(?:become|be) (?:a )?(?:part|regular)(?: \\w+){0,6}? (?:first|before)',
    '(?:build|building) (?:up )?(?:a |some )?(?:history|reputation|karma|track record)',
    'stay a while',
    '(?:no|without(?: any| an?)?|little) (?:posting |comment |account )?history(?: (?:here|in|on|of))?',
    'as (?:often|much) as you (?:comment|contribut|help|participat)\\w*',
    'also (?:post|share|submit)\\w* (?:\\w+ )?other',
    '(?:post|share|submit)\\w* other (?:things|stuff|content|people\\w*)',
    'also (?:comment|contribut|participat|help|engage|take part)\\w*',
    'before (?:you|promoting|posting|sharing|advertising)[^.;]{0,80}?(?:need|must|should|have to|make sure|please)',
    '(?:get|got) to know us',
  ]),
  markPhrases('MEMBER', [
    'karma(?! ?(?:farm|whor|beg|train))',
    '(?:account|accounts|users?|members?) ' +
      '(?!of any)(?:\\w+ ){0,4}?(?:age|aged|(?:\\d+|new|young|old|less|under|younger|older)(?: \\w+){0,4}? ' +
      '(?:days?|weeks?|months?|years?))',
    '(?:days?|weeks?|months?|years?) old',
    'new (?:accounts?|members?|users?)',
    'in your 1st (?:\\d+ )?(?:days?|weeks?|months?|years?)',
    '(?:your|the) first (?:\\d+ )?(?:days?|weeks?|months?|year)',
    'newcomers?',
    'members? (?:with|of at least)',
    '(?:been|are) (?:a )?members? (?:for|of|since)',
    'no other history',
    '(?:been |are )?taking part',
    '(?:\\d+|a|several|few) (?:days?|weeks?|months?|years?) or (?:longer|more)',
    'here for (?:\\w+ ){1,4}?(?:days?|weeks?|months?|years?|while)',
    'regulars',
    '(?<!(?:as|like|be) an? )regular(?= here|[.,;]|$)',
    '(?<!(?:as|like|be) an? )(?:active|contributing|established|trusted|known|longtime|long time|' +
      'long standing|participating|existing|regular|verified|frequent|engaged) ' +
      '(?:\\w+ ){0,2}?(?:members?|contributors?|users?|participants?|redditors?|accounts?|community|posters?|' +
      'history|participation)',
    'part of (?:the|this|our) (?:community|sub|subreddit)',
    '(?:have |have a )?(?:history of|without|are not|not|been)? ?(?:actively |regularly )?' +
      '(?:participating|contributing|participation)',
    'drive ?by',
    'active (?:here|in)',
    'first post',
    'lurkers?',
    'real member',
  ]),
  markPhrases('PAID', [
    'paid',
    'freemium',
    'asks? for money',
    'closed ?source',
    'price ?tags?',
    'commercial(?= PROMO)',
  ]),
  markPhrases('FREE', [
    'open ?source[d]?',
    'free(?: and| or|,|/| software| tools?| resources?| stuff| projects?| apps?| content)',
    '(?:it is |is |are |be )free(?! to)',
    'foss',
  ]),
];

/** Marks whose meaning depends on the word "only". */
export const LIMIT_MARKS: readonly Mark[] = [
  markPhrases('RATIONED', [
    'limit (?:the (?:amount|number) of )?(?:\\w+ )?PROMO',
    'limited (?:amounts? of )?PROMO',
    'PROMO (?:\\w+ ){0,3}?(?:limited|restricted|rationed)',
    '(?:in|with) (?:small|tiny|homeopathic|modest) (?:doses|amounts|quantities|portions)',
    '(?:a )?(?:little|tiny|small) (?:bit|amount|dose) of',
    'moderate amounts?',
    '(?:go )?easy on(?: the)?',
    'low key',
    'keep (?:it|them|things|that) (?:\\w+ )?(?:tasteful|modest|light|brief|small|rare|minimal|reasonable)',
    '(?:use|show|exercise|with) (?:some )?(?:restraint|good judgment|good judgement|discretion)',
    'sparing(?:ly)?',
  ]),
  markPhrases('SPARINGLY', [
    'excessive(?:ly)?',
    '(?:in|with) moderation',
    'minimum',
    'again and again',
    'flood(?:ing)?',
    'over and over(?: again)?',
    'non ?stop',
    'incessant(?:ly)?',
    '(?:multiple|many|several) times',
    'the same (?:\\w+ ){1,2}?(?:2 times|again|repeatedly)',
    'minimal(?:ly)?',
    'over ?do(?:ing)?',
    'sparing(?:ly)?',
    'from time to time',
    'occasional(?:ly)?',
    '(?:every )?now and then',
    '1 time in a while',
    'too (?:much|often|many|frequent\\w*)',
    'within reason',
    'reasonabl[ey]',
    'rare(?:ly)?',
    'limited (?:amount|basis|quantities|circumstances|form)',
    'repeated(?:ly)?(?! (?:violations?|offen\\w+|infractions?|attempts?|rule))',
    'constant(?:ly)?',
    'do(?:es)? (?:nothing|little|NO) else',
    'frequent(?:ly)?',
    '(?:accounts?|users?|people|redditors?|members|posters|history|profiles?|1s|those)(?: \\w+){0,5}? ' +
      '(?:ONLY|nothing (?:else|but)|that exist|primarily|mostly|mainly)',
    '(?:all|everything) (?:that )?(?:you|they|it|an account) (?:do|does|posts?|ever|share|have)',
    'does nothing else',
    '(?:if|when|users?|accounts?|people|members|those|any1|anyone|1s|posters) ' +
      "(?:[\\w']+ ){0,6}?(?:mostly|ONLY|nothing but|solely|(?:do|does|have|has) NOT (?:\\w+ )?(?:participat|" +
      'contribut|engag|take part|interact)\\w*)',
    '(?:mostly|mainly|primarily) (?:post|posts|posting|promot\\w*|PROMO|share|links?)',
    '(?:ONLY|just) here to',
    'here (?:ONLY|just) (?:to|for)',
    'sole(?:ly)? (?:purpose|reason)?',
    'tone it down',
    'keep it rare',
    'don?t spam',
  ]),
  markPhrases('REPLIES', [
    'EXCEPT (?:you are |you have been |it is |specifically |directly |explicitly )*' +
      '(?:asked|invited|requested)(?: (?:to|for|by)\\b)?',
    'EXCEPT (?:\\w+ ){1,2}(?:asks?|requests?|invites?)\\b',
    'ONLY (?:ALLOW )?(?:\\w+ ){0,3}?(?:in|within|as) (?:the |a )?(?:comments?|repl(?:y|ies))',
    '(?:in|within|as) (?:the |a )?(?:comments?|repl(?:y|ies)) ONLY',
    '(?<!NOT )(?<!NOT be )ALLOW (?:\\w+ ){0,2}?(?:in|within|as) (?:a |the |your )?(?:comments?|repl(?:y|ies))' +
      '(?! (?:or|and|as well|too|but))',
    '(?:in|within|as) (?:a |the )?(?:comments?|repl(?:y|ies)) (?:is|are) ALLOW',
    'ONLY (?:when|if|where|as|in) (?:\\w+ ){0,6}?(?:asked|questions?|requested|invited)',
    'comment repl(?:y|ies) ONLY',
    '(?<=\\b(?:ALLOW|PROMO) (?:\\w+ ){0,8}?)(?:if|when|where) ' +
      '(?:\\w+ )?(?:op|somebody|some1|someone|a user|a member|people|others|any1|anyone) (?:\\w+ )?asks?',
    'ONLY (?:the |a |your )?(?:comments?|repl(?:y|ies))',
    '(?:belongs?|goes|go|stays?) (?:\\w+ )?(?:in|as) (?:a |the )?(?:comments?|repl(?:y|ies))',
    'not (?:as |in )?(?:top level |a |stand ?alone |whole |separate )?posts?,? (?:ONLY|but)',
  ]),
  markPhrases('LIFETIME', [
    '1 (?:single )?time(?! (?:more|per|a|an|every|each|in|monthly|weekly|daily|\\d))',
    '1 PROMO per (?:product|app|project|person|user|site|company|release)',
    'per (?:product|app|project|release|major)',
    'major (?:release|update|version)s?',
    '1 and done',
    '1 (?:introduct\\w+|intro|announcement) (?:post|thread)',
  ]),
];
