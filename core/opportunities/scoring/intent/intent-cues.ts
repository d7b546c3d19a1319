export type Asked = 'recommendation' | 'comparison' | 'complaint' | 'help';
/** A turn of phrase, and how surely a sentence with it wants this. */
export type Cue = {
  intent: Asked;
  sure: number;
  pattern: RegExp;
  /** Only in a sentence that asks. */
  inQuestion?: true;
  inTitle?: true;
};

const W = "[\\w'’/+#&.$€£%-]+";
/** Up to so many words in between. */
const gap = (most: number): string => `(?: ${W}){0,${most}}`;
const cue = (
  intent: Asked,
  sure: number,
  pattern: string,
  where: Pick<Cue, 'inQuestion' | 'inTitle'> = {},
): Cue => ({
  intent,
  sure,
  pattern: new RegExp(pattern),
  ...where,
});
const Q = { inQuestion: true } as const;
const T = { inTitle: true } as const;
const PEOPLE =
  "(?:you|u|ya|y'?all|everyone|everybody|anyone|anybody|people|others|folks|guys|teams?|companies|yours?)";
const NOT_A_THING =
  '(?! (?:work|a job|jobs|employment|feedback|testers|beta|a? ?co-?founder|partners?|developers?|devs?|volunteers|people|players|moderators|mods|a? ?roommates?|someone to|somebody to|help|some help|advice|some advice|trouble|tips|guidance|pointers|opinions|input|thoughts|answers|friends|love|clients))';

const RECOMMENDATION: readonly Cue[] = [
  cue(
    'recommendation',
    0.9,
    `\\bany(?:one|body|thing)?${gap(4)} (?:recommend\\w*|reccomend\\w*|recomend\\w*|recs|suggestions?)\\b`,
  ),
  cue(
    'recommendation',
    0.85,
    `\\b(?:need|want|some|appreciate|love|your|open to|taking|seeking|looking for|asking for|for|more|other|good|request(?:ing)?) (?:\\w+ ){0,2}(?:recommendations?|reccomendations?|recs|suggestions?)\\b`,
  ),
  cue('recommendation', 0.85, `\\b(?:recommendations?|suggestions?|recs)\\b`, T),
  cue(
    'recommendation',
    0.9,
    `\\b(?:can|could|would|will|please|pls|plz|does|do|to)(?: (?:any(?:one|body)|some(?:one|body)|you|u|guys|y'?all|folks|please|kindly|all|people)){1,3} (?:recommend|suggest|point me)\\b`,
  ),
  cue('recommendation', 0.9, `\\b(?:recommend|suggest|find|build|sell) me\\b`),
  cue(
    'recommendation',
    0.8,
    `\\blooking (?:for|into getting|at getting|to (?:buy|get|purchase|find|replace|upgrade|invest in|pick up|switch))\\b${NOT_A_THING}`,
  ),
  cue(
    'recommendation',
    0.85,
    `\\b(?:in search of|in the market for|on the hunt for|hunting for|shopping for|searching for|iso)\\b`,
  ),
  cue(
    'recommendation',
    0.8,
    `\\b(?:what|which|who)(?:'s| is| are|s)?${gap(4)} (?:best|good|favou?rite|go-?to|cheapest|decent|preferred|recommended|most reliable)\\b`,
    Q,
  ),
  cue(
    'recommendation',
    0.85,
    `\\b(?:what|which|who)${gap(6)} (?:do|does|did|are|is|should|would|have) (?:${PEOPLE}|i|we)${gap(4)} (?:use|using|used|recommend|suggest|prefer|like|buy|get|getting|choose|pick|go with|go for|going with|read|watch|play|try|rely|run|running|trust|swear by|start)\\b`,
  ),
  cue(
    'recommendation',
    0.85,
    `\\bwhat(?:'s| is| are|s)? ${PEOPLE}${gap(2)} (?:using|running|use|recommending|reading|playing|paying|go-?to|stack|setup)\\b`,
  ),
  cue(
    'recommendation',
    0.8,
    `\\b(?:good|best|better|cheap|cheaper|free|any|other|open[- ]source|decent|viable|an?|the) (?:\\w+ ){0,2}alternatives?\\b`,
  ),
  cue('recommendation', 0.85, `\\balternatives? (?:to|for)\\b`, T),
  cue(
    'recommendation',
    0.75,
    `\\b(?:anything|something|someone) (?:like|similar|comparable|better|else|cheaper|simpler|that|with)\\b`,
    Q,
  ),
  cue('recommendation', 0.7, `\\b(?:is|are) there (?:a|an|any|some|anything|something|one|good)\\b`, Q),
  cue('recommendation', 0.7, `\\b(?:know|knows|aware|got|have) (?:of )?(?:a|an|any|some|good)\\b`, Q),
  cue('recommendation', 0.45, `\\bany(?:one|body)(?: here| else| out there)? (?:use|used|tried|using)\\b`, Q),
  cue(
    'recommendation',
    0.6,
    `\\b(?:should|shall) (?:i|we)${gap(1)} (?:buy|get|go (?:with|for)|choose|pick|use|upgrade|read|watch|play|try|order|subscribe)\\b`,
  ),
  cue(
    'recommendation',
    0.65,
    `\\bwhere (?:can|do|should|could|would) (?:i|we|you|one)${gap(2)} (?:buy|find|get|order|purchase|source|hire|watch|read)\\b`,
  ),
  cue('recommendation', 0.95, `[[(](?:\\w+ )?(?:request|req|suggest\\w*|recommend\\w*)[^\\])]{0,12}[\\])]`),
  cue('recommendation', 0.65, `\\bbest${gap(8)} (?:for|to|under|in|with|that)\\b`, Q),
  cue('recommendation', 0.5, `\\bworth (?:it|buying|getting|reading|watching|playing|paying|a)\\b`, Q),
  cue('recommendation', 0.75, `\\bhelp (?:me|us) (?:find|choose|pick|decide|build)\\b`),
  cue(
    'recommendation',
    0.6,
    `\\bneed (?:a|an|some|new|something) (?!help|hand|advice|break|favou?r|job|hug)`,
    T,
  ),
];

const COMPARISON: readonly Cue[] = [
  cue('comparison', 0.9, `\\b${W} (?:vs\\.?|versus) ${W}`),
  cue(
    'comparison',
    0.85,
    `\\b(?:torn|deciding|decide|choose|choosing|choice|stuck|toss-?up|debating) between\\b`,
  ),
  cue('comparison', 0.85, `\\bhow (?:does|do|did)${gap(6)} (?:compare|stack up|hold up)\\b`),
  cue('comparison', 0.7, `\\bdifferences? between\\b`, Q),
  cue('comparison', 0.65, `\\b(?:compared (?:to|with)|comparison)\\b`, T),
  cue('comparison', 0.75, `\\bis${gap(5)} better than\\b`, Q),
  cue(
    'comparison',
    0.75,
    `^[^,;:]{1,90}\\bor (?!is\\b|am\\b|are\\b|do\\b|does\\b|not\\b|just\\b|what\\b|did\\b|was\\b|should\\b|can\\b|something\\b|anything\\b|some\\b|other\\b)[^,;:]{1,50}\\?$`,
    T,
  ),
  cue('comparison', 0.6, `\\bwhich (?:one )?(?:is|would be) (?:the )?better\\b`, Q),
];

const COMPLAINT: readonly Cue[] = [
  cue(
    'complaint',
    0.7,
    `\\b(?:fed up|sick (?:and tired )?of|tired of|done with|had it with|had enough of|so over|frustrated (?:with|by)|disappointed (?:with|in|by)|annoyed (?:with|by|at)|hate|can'?t stand|pissed)\\b`,
  ),
  cue(
    'complaint',
    0.7,
    `\\b(?:rais(?:ed|ing|es)|hik(?:ed|ing|es)|doubl(?:ed|ing|es)|tripl(?:ed|ing)|jack(?:ed|ing) up|increas(?:ed|ing)|upp(?:ed|ing))${gap(3)} (?:prices?|pricing|rates?|fees?|costs?|plans?)\\b`,
  ),
  cue(
    'complaint',
    0.7,
    `\\bprice (?:hikes?|increases?|jump)\\b|\\bprices? (?:went|go|going|keeps? going) up\\b`,
  ),
  cue(
    'complaint',
    0.65,
    `\\b(?:support|service)${gap(4)} (?:terrible|awful|useless|non-?existent|joke|horrible|worst|garbage|trash|ghost\\w*|ignor\\w+)\\b`,
  ),
  cue(
    'complaint',
    0.6,
    `\\b(?:scam\\w*|rip-?off|ripped off|stay away|never again|worst|garbage|dogshit|unusable|unacceptable|pathetic|ruined|enshittif\\w+|downhill|bait and switch|false advertising|hidden fees|overcharg\\w+|locked (?:me|us) out)\\b`,
  ),
  cue(
    'complaint',
    0.5,
    `\\b(?:keeps?|kept|constantly) (?:crash|freez|fail|break|disconnect|los|dropp|delet)\\w*`,
  ),
  cue('complaint', 0.5, `\\bcancell?(?:ed|ing)? (?:my|our|the) (?:subscription|account|plan|membership)\\b`),
  cue(
    'complaint',
    0.6,
    `\\bwhy (?:is|are|does)${gap(4)} so (?:slow|bad|expensive|buggy|hard|terrible|awful|broken|annoying)\\b`,
  ),
  cue('complaint', 0.6, `\\b(?:rant|vent)\\b`, T),
];

const HELP: readonly Cue[] = [
  cue('help', 0.75, `\\bhow (?:do|can|would|should|could|might) (?:i|we|one)\\b`),
  cue('help', 0.5, `^how to\\b`, T),
  cue('help', 0.45, `\\bhow (?:do|does|are|did) ${PEOPLE}\\b`, Q),
  cue(
    'help',
    0.75,
    `\\b(?:need|want|seeking|looking for|appreciate|any|some|please|asking for|could use|for) (?:\\w+ ){0,2}(?:help|advice|tips|guidance|pointers|assistance|input|ideas)\\b`,
  ),
  cue('help', 0.8, `\\b(?:please help|help me|help please|pls help|plz help|help)[!?.]*$`),
  cue(
    'help',
    0.5,
    `\\b(?:can'?t|cannot|couldn'?t|unable to|won'?t|not able to) (?:seem to |get |figure|find|make|connect|open|install|log|load|work|start|boot)`,
  ),
  cue(
    'help',
    0.35,
    `\\b(?:not working|stopped working|doesn'?t work|won'?t work|errors?|issues?|problems?|trouble|stuck|struggling|confused|no idea)\\b`,
  ),
  cue(
    'help',
    0.8,
    `\\bwhat am i (?:doing wrong|missing)\\b|\\bwhat (?:should|can|do|could|would) (?:i|we|you) do\\b`,
  ),
  cue(
    'help',
    0.55,
    `\\bwhy (?:is|are|does|do|won'?t|doesn'?t|isn'?t|did|can'?t) (?:my|our|the|this|it|i)\\b`,
    Q,
  ),
  cue(
    'help',
    0.55,
    `\\b(?:has|have|did) any(?:one|body)(?: else)? (?:had|experienced|run into|dealt|figured|solved|managed|gotten|seen)\\b`,
  ),
  cue('help', 0.7, `\\bany(?:one|body) know (?:how|why|if|what|where|whether)\\b`),
  cue('help', 0.5, `\\bis (?:this|it|that) (?:normal|safe|ok|okay|legal|possible|bad)\\b`, Q),
  cue('help', 0.4, `\\bnot sure (?:what|how|if|whether|where)\\b`),
];

export const CUES: readonly Cue[] = [...RECOMMENDATION, ...COMPARISON, ...COMPLAINT, ...HELP];
