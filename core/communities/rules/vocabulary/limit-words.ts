import { type Mark, markPhrases } from './mark.ts';

/** Conditions that allow promotion sometimes, for some authors, or in one place. */
export const CONDITION_MARKS: readonly Mark[] = [
  markPhrases('RATIO', [
    '\\d{1,3} ?[:/] ?1\\b(?!\\d)',
    '(?:9|10|90)[ -]?(?:to|in|for|:|/)[ -]?(?:1|10)0?',
    '1 (?:in|of|out of|per)(?: every| each)? (?:10|9|5|20)',
    '\\d{1,2} (?:[\\w-]+ ){1,10}for (?:every|each)(?: 1)?(?: of)?',
    'for (?:every|each) (?:PROMO|THEIRS)(?: [\\w,]+){0,6}? \\d{1,2}',
    '\\d{1,2} ?(?:%|percent|per cent)',
    '(?:reddit|healthy|good|posting|contribution|participation)?s? ?ratio',
    'for every (?:\\w+ ){1,12}?(?:you|there|at least|have|should|make|post)',
    '(?:majority|most|bulk) of (?:your|their|what|a users)',
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
    '(?:1st|first|last) (?:\\w+ )?(?:day )?of (?:the|each|every) month',
  ]),
  markPhrases('SPARINGLY', [
    '(?:the )?only (?:post|posts)(?! (?:LINK|PROMO|about|on|in|if|to|when|text|your))',
  ]),
  markPhrases('EARNED', [
    '(?:participat\\w*|contribut\\w*|tak(?:e|ing) part|engage|(?<=\\b(?:if|when|provided|long as|' +
      'unless) (?:you|they)(?: \\w+){0,3}? )(?:participate|contribute|help|stick around|stay) (?:in|to|around)|' +
      "interact\\w*|involved|active|comment|help|answer\\w*|give)(?: [\\w']+){0,8}? " +
      '(?:first|before\\w*|history|in other|outside|otherwise|elsewhere|regularly|actively|also|as well|too)',
    '(?:post|share|submit)\\w* other (?:things|stuff|content|people\\w*)',
    'also (?:comment|contribut|participat|help|engage|take part)\\w*',
    'before (?:you|promoting|posting|sharing|advertising)[^.;]{0,80}?(?:need|must|should|have to|make sure|please)',
  ]),
  markPhrases('MEMBER', [
    'karma(?! ?(?:farm|whor|beg|train))',
    '(?:account|accounts|users?|members?) ' +
      '(?!of any)(?:\\w+ ){0,4}?(?:age|aged|(?:\\d+|new|young|old|less|under|younger|older)(?: \\w+){0,4}? ' +
      '(?:days?|weeks?|months?|years?))',
    '(?:days?|weeks?|months?|years?) old',
    'new (?:accounts?|members?|users?)',
    'regulars',
    '(?<!(?:as|like|be) an? )(?:active|contributing|established|trusted|known|longtime|long time|' +
      'long standing|participating|existing|regular|verified|frequent|engaged) ' +
      '(?:\\w+ ){0,2}?(?:members?|contributors?|users?|participants?|redditors?|accounts?|community|posters?|' +
      'history|participation)',
    '(?:have |have a )?(?:history of|without|are not|not|been)? ?(?:actively |regularly )?' +
      '(?:participating|contributing|participation)',
    'drive ?by',
    'active (?:here|in)',
    'first post',
  ]),
  markPhrases('PAID', ['paid']),
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
    'limited (?:amounts? of )?PROMO',
    'PROMO (?:\\w+ ){0,3}?(?:limited|restricted|rationed)',
    '(?:use|show|exercise|with) (?:some )?(?:restraint|good judgment|good judgement|discretion)',
  ]),
  markPhrases('SPARINGLY', [
    'excessive(?:ly)?',
    '(?:in|with) moderation',
    'minimum',
    'flood(?:ing)?',
    'over and over(?: again)?',
    '(?:multiple|many|several) times',
    'minimal(?:ly)?',
    'from time to time',
    'occasional(?:ly)?',
    'too (?:much|often|many|frequent\\w*)',
    'within reason',
    'reasonabl[ey]',
    'rare(?:ly)?',
    'repeated(?:ly)?(?! (?:violations?|offen\\w+|infractions?|attempts?|rule))',
    'constant(?:ly)?',
    'frequent(?:ly)?',
    '(?:accounts?|users?|people|redditors?|members|posters|history|profiles?|1s|those)(?: \\w+){0,5}? ' +
      '(?:ONLY|nothing (?:else|but)|that exist|primarily|mostly|mainly)',
    '(?:all|everything) (?:that )?(?:you|they|it|an account) (?:do|does|posts?|ever|share|have)',
    '(?:if|when|users?|accounts?|people|members|those|any1|anyone|1s|posters) ' +
      "(?:[\\w']+ ){0,6}?(?:mostly|ONLY|nothing but|solely|(?:do|does|have|has) NOT (?:\\w+ )?(?:participat|" +
      'contribut|engag|take part|interact)\\w*)',
    '(?:mostly|mainly|primarily) (?:post|posts|posting|promot\\w*|PROMO|share|links?)',
    '(?:ONLY|just) here to',
    'here (?:ONLY|just) (?:to|for)',
    'sole(?:ly)? (?:purpose|reason)?',
  ]),
  markPhrases('REPLIES', [
    'EXCEPT (?:\\w+ ){1,2}(?:asks?|requests?|invites?)\\b',
    'ONLY (?:ALLOW )?(?:\\w+ ){0,3}?(?:in|within|as) (?:the |a )?(?:comments?|repl(?:y|ies))',
    '(?<!NOT )(?<!NOT be )ALLOW (?:\\w+ ){0,2}?(?:in|within|as) (?:a |the |your )?(?:comments?|repl(?:y|ies))' +
      '(?! (?:or|and|as well|too|but))',
    '(?:in|within|as) (?:a |the )?(?:comments?|repl(?:y|ies)) (?:is|are) ALLOW',
    'ONLY (?:the |a |your )?(?:comments?|repl(?:y|ies))',
  ]),
  markPhrases('LIFETIME', [
    '1 (?:single )?time(?! (?:more|per|a|an|every|each|in|monthly|weekly|daily|\\d))',
    'per (?:product|app|project|release|major)',
    'major (?:release|update|version)s?',
  ]),
];
