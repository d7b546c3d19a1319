import { type Cue, cue, gap, PEOPLE } from './cue.ts';

/** What "looking for" may be followed by without asking what to use. */
const NO_THING =
  '(?! (?:an? |some |any |more |your |honest |the )?(?:\\w+ )?(?:work|jobs?|employment|feedback|testers|beta|co-?founders?|partners?|devs?|developers?|volunteers|people|players|moderators|mods|room-?mates?|someone|somebody|help|advice|trouble|tips|guidance|pointers|opinions?|input|thoughts|answers|friends|love|clients|criticism|critique|experiences?|forward|to (?:hire|recruit))\\b)';
/** What somebody may use, buy, read or go to. */
export const THING =
  '(?:apps?|tools?|software|services?|programs?|platforms?|providers?|plug-?ins?|extensions?|brands?|products?|devices?|gadgets?|librar(?:y|ies)|frameworks?|books?|novels?|series|movies?|films?|shows?|anime|manga|games?|podcasts?|courses?|class(?:es)?|laptops?|phones?|cameras?|headphones|earbuds|keyboards?|mouse|mice|monitors?|chairs?|desks?|mattress(?:es)?|shoes|boots|bikes?|cars?|printers?|routers?|hosts?|hosting|systems?|solutions?|setups?|sites?|websites?|stores?|shops?|restaurants?|hotels?|gear|kits?|machines?|grinders?|templates?|themes?|resources?|options?|models?|bags?|backpacks?|watch(?:es)?|tablets?|speakers?|crm|vpn|erp|cms|pos|api|bank|card|broker|insurance|agency|agencies|vendors?|suppliers?|manufacturers?|alternatives?|trackers?|planners?|managers?|editors?|recorders?|scanners?|trainers?|lens(?:es)?|builds?|rigs?|pc)';
const USE =
  '(?:use|using|used|recommend|suggest|prefer|like best|buy|get|getting|choose|choosing|pick|go with|go for|going with|go to|going|read|reading|watch|watching|play|playing|try|rely on|run|running|trust|swear by|start with|work with|worked with|host with|own|wear|order|ordering|switch to|switched to|moved to|move to|recommending)';
const BEST =
  '(?:best|good|great|favorite|go-?to|cheapest|decent|preferred|nicest|most reliable|easiest|top|solid|safest)';

export const RECOMMENDATION_CUES: readonly Cue[] = [
  cue(0.95, '[[(](?:\\w+ )?(?:request|req|suggest\\w*|recommend\\w*|rec)\\b[^\\])]{0,12}[\\])]'),
  cue(0.9, `\\bany(?:one|body|thing|where)?${gap(4)} (?:recommend\\w*|suggestions)\\b`),
  cue(
    0.85,
    '\\b(?:need|needing|want|wanting|some|appreciate|love|your|open to|all|taking|seeking|looking for|asking for|for|more|other|good|request(?:ing)?|give me|hit me with|got) (?:any |all |the |your |\\w+ )?(?:recommendations?|suggestions)\\b',
  ),
  cue(
    0.85,
    '\\b(?:recommendations?|suggestions)(?: \\w+){0,3}(?: ?(?:[?!.]+|please|welcome|appreciated|needed|wanted))',
  ),
  cue(0.85, '\\b(?:recommendations|suggestions|recommendation)\\b', 'title'),
  cue(
    0.9,
    `\\b(?:can|could|would|will|please|do|does|to)(?: (?:any(?:one|body)|some(?:one|body)|you|guys|folks|please|kindly|all|people)){1,4} (?:recommend|suggest|point me)\\b`,
  ),
  cue(0.9, '^(?:please )?(?:recommend|suggest)\\b(?! (?:you|that you))'),
  cue(0.9, '\\b(?:recommend|suggest|sell) (?:me|us)\\b'),
  cue(0.85, `\\blooking (?:for|into getting|into buying|at getting|at buying)\\b${NO_THING}`),
  cue(
    0.8,
    '\\b(?:looking|want(?:ing)?|trying|hoping|planning|need(?:ing)?) to (?:buy|get|purchase|find|replace|invest in|pick up|switch (?:to|from|away)|upgrade)\\b(?! (?:a job|work|out|rid|into|my|better at|started|help|advice|back|over|along|away|it to work|(?:this|that|it|something|things) (?:off|out)\\b))',
  ),
  cue(
    0.85,
    '\\b(?:in search of|in need of(?! (?:some |any )?(?:help|advice|money|support|tips))|in the market for|on the hunt for|hunting for|shopping for|on the lookout for)\\b',
  ),
  cue(0.9, '^iso\\b[ :]'),
  cue(0.85, `\\b(?:what|which|who)(?:'s| is| are)?${gap(3)} ${BEST}${gap(3)} ${THING}\\b`, 'asked'),
  cue(
    0.7,
    `\\b(?:what|which|who)(?:'s| is| are|'re)?(?: (?:the|a|your|some|you guys))?(?: \\w+)? (?:best|go-?to|cheapest|most reliable|easiest|favorite)\\b(?!${gap(4)} (?:memory|part|moment|thing|advice|way|time|joke|quote|story|place to|feeling))`,
    'asked',
  ),
  cue(
    0.9,
    `\\b(?:what|which|who|whose)${gap(5)} (?:do|does|are|is|should|would|have|'re) ${PEOPLE}(?: (?:all|guys|folks|actually|personally|currently|usually|still|here))?${gap(2)} ${USE}\\b`,
    'asked',
  ),
  cue(
    0.85,
    `\\b(?:what|which|who|where)(?:'s| is| are)? (?:you(?: all| guys)?|everyone|everybody|people|folks)${gap(2)} (?:using|use|running|recommend\\w*|reading|playing|paying|going|on|hosting|buy|get)\\b`,
    'asked',
  ),
  cue(
    0.8,
    `\\b(?:what|which)${gap(5)} (?:should|would|could) (?:i|we)${gap(2)} (?:use|buy|get|choose|pick|go with|go for|read|watch|play|try|start with|order|upgrade to|look at|look into|move to|switch to|migrate to|replace (?:it|them|that) with)\\b`,
  ),
  cue(0.7, `\\bwhich${gap(3)} ${THING}\\b`, 'asked'),
  cue(
    0.75,
    `\\bwhat(?:'s| is| are)?(?: (?:a|an|some|your|the|kind of|type of|sort of))?${gap(2)} ${THING}\\b${gap(4)} (?:for|to|that|which|with|under|is|are|do|should|would)\\b`,
    'asked',
  ),
  cue(
    0.8,
    '\\b(?:good|best|better|cheap|cheaper|free|any|other|open[- ]source|decent|viable|an|some|find|what) (?:\\w+ ){0,2}alternatives?\\b',
  ),
  cue(0.85, '\\balternatives? (?:to|for)\\b', 'title'),
  cue(0.8, '\\balternatives?\\?'),
  cue(
    0.75,
    '\\b(?:anything|something|someone|somewhere|one|any \\w+|games?|books?|movies?|shows?|anime|films?|songs?|bands?) (?:like|similar to|similar|comparable|better|cheaper|simpler)\\b',
    'title',
  ),
  cue(
    0.7,
    '\\b(?:anything|something|somewhere|someone) (?:like|similar|comparable|better|else|cheaper|simpler|that|which|with|for|along)\\b',
    'asked',
  ),
  cue(
    0.75,
    `\\b(?:is|are) there (?:a|an|any|some|anything|something|one|anyone|other|good|really)\\b(?!${gap(1)} (?:way (?:to (?:fix|stop|undo|get (?:my|it|this)))|reason|point|problem|chance|difference|real difference|hope|rule|law))`,
    'asked',
  ),
  cue(
    0.75,
    `\\b(?:does|do|did|can|any(?:one|body)|you|guys|folks)${gap(2)} (?:know|knows|aware|got|have|has)(?: (?:of|about))? (?:a|an|any|some|good|where i|who)\\b(?! (?:idea|ideas|luck|clue|advice|tips|experience|issues?|problems?|way|thoughts|trouble|reason))`,
    'asked',
  ),
  cue(
    0.5,
    `\\bany(?:one|body)(?: here| else| out there)?(?: ever)? (?:use|used|tried|try|using|have experience with|own|heard of)\\b`,
    'asked',
  ),
  cue(
    0.6,
    `\\b(?:should|shall) (?:i|we)${gap(1)} (?:buy|get|go (?:with|for)|choose|pick|use|upgrade|read|watch|play|try|order|subscribe|check out|start with)\\b`,
  ),
  cue(
    0.75,
    `\\bwhere (?:can|do|should|could|would|to|is)(?: (?:i|we|you|one|people|${PEOPLE}))?${gap(3)} (?:buy|find|get|order|purchase|source|hire|watch|read|shop|stream|download|look for)\\b(?! (?:help|started|the (?:time|strength|energy|money)))`,
    'asked',
  ),
  cue(
    0.75,
    `\\b(?:best|cheapest|good|great|decent|favorite|easiest)${gap(7)} (?:for|to|under|in|with|that|like|about|out there|available)\\b`,
    'asked in the title',
  ),
  cue(
    0.5,
    `^(?:the )?(?:best|cheapest|top|good|decent) (?!of\\b|day\\b|thing\\b|part\\b|luck\\b|news\\b|morning\\b|way\\b|bye\\b|night\\b)`,
    'asked in the title',
  ),
  cue(0.35, '^(?:the )?(?:best|cheapest|good|decent) \\w', 'title'),
  cue(0.4, '^(?:please|suggestions|help)[.!?]*$', 'text'),
  cue(
    0.6,
    '\\bworth (?:it|buying|getting|reading|watching|playing|paying|upgrading|a (?:read|watch|look|try|shot)|the (?:money|price|upgrade|extra))\\b',
    'asked',
  ),
  cue(
    0.8,
    '\\bhelp (?:(?:me|us|a \\w+) )?(?:to )?(?:find|finding|choos\\w+|pick|picking|decide|deciding|select\\w*|build|building|buy|buying)\\b',
  ),
  cue(
    0.75,
    `\\b(?:need|want|wanted|like|looking) (?:a|an|some|new|something|to find)${gap(5)} (?:${THING}|that (?:can|will|does|is|has|works)|which|under \\$?\\d)\\b`,
  ),
  cue(
    0.6,
    '^(?:i )?(?:need|want) (?:a|an|some|new|something)\\b(?! (?:\\w+ )?(?:help|hand|advice|break|favor|job|hug|doctor|lawyer|vacation|nap|drink))',
    'title',
  ),
  cue(
    0.75,
    '\\b(?:does|do) (?:such a|one|this|that|it|something like (?:this|that)|any) (?:\\w+ )?exist\\b|\\bexists\\?|\\b(?:surely|must be) (?:one|something|there)\\b|\\bdoes it exist\\b|\\bdoes (?:a|an|any|such)\\b.{1,50}\\bexist',
  ),
  cue(0.75, `^(?:i )?(?:need|want) (?:\\w+ ){0,2}${THING}\\b(?! (?:help|advice))`, 'title'),
  cue(0.6, '\\b(?:build me|buildapc|build help|help with (?:a|my) build)\\b'),
  cue(
    0.7,
    `\\bwho (?:do|does|would|should|have|has|are)${gap(4)} (?:host|hire|use|recommend|go to|work(?:ed)? with|buy)\\b`,
    'asked',
  ),
  cue(
    0.7,
    '(?:^|[^\\w.])[$£€]\\d[\\d.,k]*(?: ?(?:-|to|–) ?[$£€]?\\d[\\d.,k]*)?(?: \\w+){0,4} (?:pc|laptop|build|rig|budget|gaming|desktop|computer|phone|setup|system|workstation)\\b|\\b(?:budget|build request|build for)\\b',
    'title',
  ),
  cue(0.75, '^(?:please )?(?:build|find|pick|choose|spec)(?: me)? (?:a|an|my|me)\\b'),
  cue(
    0.6,
    "\\b(?:i'd|i would|would|just) (?:like|love|prefer|want) (?:a|an|some|something|to (?:find|read|watch|play|get|buy))\\b(?! (?:to (?:say|see|know|hear|thank)))",
  ),
  cue(
    0.6,
    '\\b(?:in (?:that|the same|this|a similar) vein|along (?:those|these|the same) lines|similar (?:feel|style|vibe|to)|scratch that itch|what else is there|what(?: \\w+)? should i (?:be )?(?:read|watch|play|get|buy|try)|must (?:read|watch|play)s?)\\b',
  ),
  cue(
    0.5,
    '^how (?:is|are|good (?:is|are)) (?:the )?(?!this|it|everyone|everybody|you|your|things|life|that|my|our)\\w+',
    'asked in the title',
  ),
  cue(
    0.55,
    '\\b(?:are (?:these|they|those)|is (?:it|this|that)|are \\w+) any good\\b|\\bany good\\?',
    'asked',
  ),
  cue(
    0.6,
    `^any (?:good |decent |cheap |other |nice |great )?(?!ideas?|luck|chance|advice|tips|help|thoughts|updates?|news|questions?|reason|way|idea|issues?|problems?)`,
    'asked',
  ),
  cue(
    0.45,
    "\\b(?:(?:i'm|i am|am|we're)(?: \\w+)? (?:going to|about to|planning to|thinking (?:of|about)|considering|ready to|saving up (?:for|to)) (?:buy|get|order|switch\\w*|upgrad\\w*|purchas\\w*|buying|getting)|(?:i|we)(?: \\w+){0,2} (?:want|need|wish|might|may|plan)(?: \\w+){0,3} (?:to )?(?:buy|get|order)|(?:want|need|get) (?:my|the|that|this) (?:new )?\\w+|(?:buy|get) me (?:a|an|the|one|that))\\b",
  ),
  cue(0.3, `\\bthanks in advance\\b|\\bthank you in advance\\b|\\btia\\b`, 'text'),
  cue(0.35, "\\b(?:my |our |the )?budget(?: is|:| of| around| about| would|'s)?\\b", 'text'),
  cue(
    0.35,
    "\\b(?:preferably|ideally|open to|willing to pay|must[- ]haves?|nice to have|requirements?|price range|price point|under \\$?\\d|nothing (?:too )?(?:fancy|expensive|wider|bigger)|doesn't have to be|needs to be|has to be|should be able to|not too (?:expensive|hard)|paid is fine|looking to spend)\\b",
    'text',
  ),
  cue(
    0.3,
    "\\b(?:i've (?:already )?(?:tried|read|seen|watched|played|heard (?:of|about|good))|(?:i|we) (?:really )?(?:enjoyed|liked|loved)|i'm a (?:big |huge )?fan of|(?:must|need to|should) (?:be|have|work|take|hold|do)\\b)",
    'text',
  ),
];
