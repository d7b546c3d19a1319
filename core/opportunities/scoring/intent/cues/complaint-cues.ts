import { type Cue, cue, gap } from './cue.ts';

const MONEY = '(?:prices?|pricing|rates?|fees?|costs?|plans?|subscriptions?|rent|premiums?|bills?)';

const HARMS =
  '(?<!\\b(?:i|we|you|and) )\\b(?:broke|filed|lost|deleted|charged|billed|cancell?ed|blocked|closed|sold|leaked|ruined|messed up|screwed|killed|sent|suspended|rejected|locked|wiped|removed|kicked|lied to|ghosted|blamed|hung up on|cost)\\b';

/** What a company or a product did wrong, and that the writer has had enough of it. */
export const COMPLAINT_CUES: readonly Cue[] = [
  cue(
    0.75,
    '\\b(?:pricing|prices?|fees?|costs?|support|service|ui|interface|update|app|quality|software|delivery|website|policy)(?: \\w+){0,2} (?:is|are|was|were|has become|got)(?: \\w+)? (?:insane|ridiculous|a joke|awful|terrible|horrible|garbage|trash|unacceptable|outrageous|absurd|crazy|broken|abysmal|a nightmare|a mess|non-?existent|useless|the worst|shit|crap)\\b',
  ),
  cue(
    0.65,
    '\\bnow (?:limits?|charges?|requires?|costs?|wants?|forces?|blocks?|shows? ads|hides?|demands?)\\b|\\bhostage\\b|\\bunless (?:i|you|we) pay\\b',
  ),
  cue(
    0.65,
    '\\bkeeps? (?:shoving|pushing|forcing|charging|spamming|nagging|sending me|showing me|asking me)\\b|\\bgo to hell\\b|\\bscrew (?:you|them|this)\\b|\\bfuck (?:you|off|them)\\b|\\bhung up\\b|\\b(?:hours?|minutes) on hold\\b|\\bthis is how (?:you|they) (?:treat|repay|thank)\\b',
  ),
  cue(
    0.55,
    '\\baccount (?:got |was |is |has been )?(?:disabled|suspended|banned|locked|closed|deleted|terminated)\\b|\\bwithout (?:any )?(?:explanation|reason|warning|notice)\\b|\\bwho (?:came up with|thought|designed|approved) (?:this|it|of this)\\b',
  ),
  cue(0.55, '\\banyone else notic(?:e|ed|ing)\\b|\\b(?:it|this) used to (?:be|work|write|take|have|cost)\\b'),
  cue(
    0.75,
    "(?<!\\b(?:well|never|not|not be|never be|never get|never getting|never got) )\\b(?:fed up|sick (?:and tired )?of|so tired of|tired of|done with|regret(?:ted|ting)?|had it with|had enough of|so over|frustrated (?:with|by)|disappointed (?:with|in|by)|annoyed (?:with|by|at)|can't stand|pissed (?:off )?(?:at|with)|disgusted)\\b",
  ),
  cue(0.55, '\\b(?:i|we)(?: \\w+){0,2} hate\\b(?! (?:to|myself|how i))'),
  cue(
    0.8,
    `\\b(?:rais(?:ed|ing|es)|hik(?:ed|ing|es)|doubl(?:ed|ing|es)|tripl(?:ed|ing|es)|quadrupl\\w+|jack(?:ed|ing|s) up|increas(?:ed|ing|es)|upp(?:ed|ing))${gap(4)} ${MONEY}\\b`,
  ),
  cue(
    0.75,
    `\\b(?:price|rate|fee|cost) (?:hikes?|increases?|jumps?|gouging)\\b|\\b${MONEY} (?:just )?(?:went|go|going|keeps? going|are going|gone|doubled|tripled|jumped)(?: way)?(?: up)?\\b(?! (?:to|for))`,
  ),
  cue(
    0.65,
    "\\b(?:auto-?renew\\w*|renewed (?:me|a|my|us)|charged? (?:me|us|my card)|overcharg\\w+|double[- ]charged|hidden (?:fees?|costs?)|no refunds?|refus\\w+ (?:to )?(?:refund|cancel|honou?r)|(?:won't|can't|didn't|not|never|\"can't\") refund|chargeback|paywall\\w*|behind a paywall|cash grab|nickel(?:ed)? and dim\\w+|money grab|greedy?|greed)\\b",
  ),
  cue(
    0.65,
    `\\b(?:customer service|customer support|support|helpdesk|help desk|their (?:team|specialist|agent|answer|email)|the (?:company|supplier|owner|seller|landlord|agent))${gap(3)} (?:only|told|says?|said|keeps?|never|won't|didn't|doesn't|ignor\\w+|ghost\\w+|clos\\w+|refus\\w+|asked|basically|offered|blames?|responded|replied|takes)\\b`,
  ),
  cue(
    0.6,
    '\\b(?:ghosted|ignored|brushed off|black hole|no (?:answer|reply|response)|no one (?:answers|replies|cares)|nobody (?:answers|replies|cares|can tell)|chat ?bots?|canned (?:reply|response|answer)|automated (?:email|reply|response)|closed? (?:the|my|our) ticket|ticket number|(?:days?|weeks?|months?) and (?:still )?(?:no|nothing)|status page|apologi[sz]e for any inconvenience|on hold for)\\b',
  ),
  cue(
    0.65,
    "\\b(?:scam(?:med|mers?|my)?|rip-?offs?|ripped (?:me )?off|stay away|steer clear|(?<!don't )avoid (?:at all|like|this|these|them)|do(?:n't| not) (?:buy|bother|waste|use|fall for (?:it|this|that|the|their|these)|give them)|never again|never (?:buying|using|ordering|going back|buy|use|order)|get out while)\\b",
  ),
  cue(
    0.6,
    '\\b(?:worst|garbage|trash|dog ?shit|bullshit|piece of (?:shit|crap|junk)|crap|horrendous|atrocious|unusable|useless|unacceptable|inexcusable|ridiculous|pathetic|(?<!\\b(?:make|makes|making|made|as|just|told|tell|tells|telling|not) )a joke|disgrace|shameful|insulting|predatory|ruined|enshittif\\w+|(?:gone|going|went) (?:downhill|to shit)|bait and switch|false advertising|dark patterns?|broken promise|planned obsolescence)\\b',
  ),
  cue(
    0.55,
    "\\b(?:i'm (?:so )?(?:out|done|over it|livid|furious|speechless|beyond)|i am (?:so )?(?:out|done|livid|furious)|i give up|i want to scream|can't make this up|not making this up|had the nerve|the audacity|how is this (?:legal|ok|okay|acceptable|allowed)|nobody asked|no one asked|no thanks|cool cool|repay us|thanks for nothing|what a joke|deserves? better|shame on)\\b",
  ),
  cue(
    0.6,
    '\\b(?:froze|frozen|suspended|banned|terminated|deactivated|deleted|locked|disabled|closed|wiped)(?: \\w+)? (?:my|our|me|us)\\b|\\b(?:suspended|banned|froze|locked|kicked)(?: (?:my|our))? (?:us|me|account)\\b',
  ),
  cue(
    0.5,
    '\\b(?:keeps?|kept|constantly|always|randomly) (?:crash|freez|fail|break|disconnect|los|dropp|delet|logg|buffer|glitch)\\w*',
  ),
  cue(
    0.5,
    '\\b(?:broke|removed|killed|took away|takes? .{1,20} away|got rid of|discontinued|neutered|locked behind|now requires|needs an account|have to log ?in|forced (?:update|upgrade|me|us))\\b',
  ),
  cue(
    0.55,
    '\\bcancell?(?:ed|ing|in)? (?:my|our|mine|the) ?(?:subscription|account|plan|membership|order)?\\b',
  ),
  cue(
    0.6,
    `\\bwhy (?:is|are|does|do|has|did)${gap(5)} (?:so|such|still|suddenly|always) (?:\\w+ )?(?:slow|bad|expensive|buggy|hard|terrible|awful|broken|annoying|useless|greedy|garbage|unreliable)\\b`,
  ),
  cue(
    0.55,
    '\\b(?:is|are|was|got|gotten|getting|became|become) (?:\\w+ )?(?:so|way|unbelievably|insanely|painfully|ridiculously|way too|much|far too|even) (?:slow|bad|expensive|buggy|worse|overpriced|terrible|awful|unreliable|greedy)\\b',
  ),
  cue(
    0.5,
    '\\b(?:died|broke|failed|fell apart|stopped working|dead) (?:after|in|within|on|one|two|a)\\b|\\b(?:warranty|voucher|credit(?:ed)?|% off|missing|dead again|again and again|(?:second|third|fourth|fifth|\\d+(?:nd|rd|th)) (?:time|box|year|order|one|replacement))\\b',
  ),
  // Somebody else's deed to the writer.
  cue(0.6, `^(?!(?:i|we|my|our|so i|then i)\\b).*${HARMS}(?: \\w+){0,3} (?:my|our|us|me)\\b`, 'title'),
  cue(0.4, `^(?!(?:i|we|my|our|so i|then i)\\b).*${HARMS}(?: \\w+){0,3} (?:my|our|us|me)\\b`, 'text'),
  cue(
    0.6,
    '\\bwants? (?:me to pay |us to pay )?[$£€]?\\d+(?: \\w+)? (?:a|per) (?:month|year)\\b|\\b(?:now )?pay (?:more|extra|again|twice) (?:for|than|to)\\b|\\bnow costs?\\b',
  ),
  cue(
    0.5,
    '\\bi spend more time\\b|^[\\w ]{2,20}, (?:what (?:is|are|were|happened|the)|why)\\b|\\bwhat happened to\\b|\\bused to be (?:good|great|so good|better|amazing|fine)\\b|\\bsince (?:the )?(?:update|acquisition|buyout|takeover|redesign)\\b',
  ),
  cue(
    0.65,
    '\\b(?:getting|gotten|got|gets|becoming|become) (?:so much |even |way |a lot |much )?(?:worse|slower|buggier|more expensive)\\b|\\b(?:slow|expensive|buggy|bloated), (?:slow|expensive|buggy|bloated|and)\\b',
  ),
  cue(0.7, '\\b(?:rant|rants|ranting|vent|venting)\\b', 'title'),
  cue(
    0.5,
    '\\b(?:is it just me or|am i the only one|anyone else (?:annoyed|tired|sick|frustrated|getting (?:charged|worse)))\\b',
  ),
  cue(
    0.45,
    '\\$\\d+[\\w.]* (?:a|per|/) ?(?:month|year|mo|yr)\\b(?:[^?]{0,30}\\bfor\\b|\\.)|\\bthis is how you\\b|\\bi (?:own|paid for|bought) (?:it|the \\w+)\\b',
  ),
];
