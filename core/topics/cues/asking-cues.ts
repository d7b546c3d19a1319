import { type Cue, cuesOf } from './cue.ts';

const JUDGED =
  '(?:feedback|critique|critiques|criticism|thoughts|opinions?|review|reviews|input|roast|suggestions|comments|advice)';
const MINE =
  "(?:my|our|this|these|the \\w+ (?:i|we)(?:'ve)?|the new|something i|something we|an? (?:\\w+ ){0,3}(?:i|we) (?:made|built|wrote|designed)|it)";

export const FEEDBACK_CUES: readonly Cue[] = cuesOf('feedback', [
  [
    0.94,
    '(?:please |pls |can (?:you|someone|anyone|somebody) |could (?:you|someone|anyone) |would (?:you|anyone|someone) )?(?:please )?(?:roast|critique|review|rate|judge|tear (?:apart|down)|tear|destroy|pick apart|grill|rip apart|test|try out|proofread|audit|shred) (?:my|our|this|me\\b|us\\b|it\\b|these)',
    'start',
  ],
  [
    0.85,
    '\\b(?:roast|critique|review|rate|tear apart|rip apart|proofread|poke holes in|shred) (?:my|our|this|it)\\b',
  ],
  [
    0.94,
    `(?:any |some |honest |brutal |quick |general |initial |first )*${JUDGED} (?:needed |wanted |please |request |requested |welcome )?(?:on|for|about|of|regarding|wanted on|re:?|to) ${MINE}\\b`,
    'start',
  ],
  [
    0.9,
    `\\b(?:need|want|looking for|seeking|love|appreciate|get|give me|any|some|asking for|after|would like|value|hear) (?:[\\w,]+ ){0,4}${JUDGED} (?:on|for|about|of|regarding) ${MINE}\\b`,
  ],
  [
    0.72,
    "\\b(?:looking for|need|needing|want|seeking|searching for|would love|i'd love|appreciate|request(?:ing)?) (?:[\\w,]+ ){0,3}(?:feedback|critique|criticism|testers|beta users|reviewers|roast)\\b|\\b(?:beta|early|alpha) testers?\\b|\\btesters (?:wanted|needed)\\b",
  ],
  [
    0.8,
    '\\[?(?:feedback|critique|review|roast)(?: request(?:ed)?| wanted| needed| please)?\\]?(?::|\\]| - | – |$)',
    'start',
  ],
  [
    0.5,
    `\\b(?:honest |brutal |any )?(?:feedback|critique|criticism)(?: is| are)?(?: very| much| always)? (?:wanted|needed|please|welcome|appreciated)\\b`,
  ],
  [
    0.92,
    "\\b(?:what|wdyt) ?(?:do|does|would|did)? ?(?:you|y'all|people|everyone|reddit|you all|you guys)? ?(?:guys |all |honestly |really )?think (?:of|about) (?:my|our|this|these|the \\w+ (?:i|we)|it|the [^?.]{2,40} (?:of|in|on|for|i|we) (?:my|our|made|built))\\b|\\bwdyt\\b",
  ],
  [0.4, "\\bwhat (?:do you|do you guys|do you all|do y'all|you) think\\b"],
  [
    0.86,
    '(?:is|are|does|do|was|would|should) (?:my|our|this|these)(?: [\\w-]+){1,5} (?:clear|good|any good|ok|okay|too|confusing|makes? sense|work|convincing|enough|right|sound|look|read|boring|professional|trustworthy|spammy|fair|legit|readable|sell|land|suck|hit|hold)\\b',
    'start',
  ],
  [
    0.86,
    '\\b(?:how does|how do|does) (?:this|my|our|these|the new)(?: [\\w-]+){0,5} (?:look|sound|read|feel|come across|land)\\b',
  ],
  [
    0.82,
    '\\bwould you (?:actually |really |ever |personally )?(?:pay\\b|(?:use|buy|click|sign up|subscribe|trust|install|read|download) (?:this|it|for this|for it|for an?|an? |on this|to this|up|my|something|from))\\b',
  ],
  [
    0.85,
    "\\bwhat(?:'s| is| would| should)? (?:you |i |we )?(?:change|improve|fix|missing|wrong|unclear|confusing|add|remove|cut) (?:about|on|in|with|to|from) (?:my|our|this)\\b",
  ],
  [
    0.6,
    "\\b(?:be|please be|dont be|don't be) (?:brutal|honest|harsh|mean|gentle|brutally|nice|kind|savage)\\b|\\btell me (?:what|why|if) (?:sucks|you think|it sucks|is wrong|my|this)\\b|\\bdon't hold back\\b",
  ],
  [
    0.9,
    "\\b(?:would love|i'd love|love to hear|love|want|need|appreciate|looking for|hear|get|any) (?:\\w+ )?(?:your |some |any |honest |your honest )*(?:thoughts|feedback|opinions?|critique|input|take) (?:on|about|for|of) ",
  ],
  [
    0.84,
    '\\b(?:people|someone|somebody|anyone|folks|users|volunteers|friends|a few \\w+) (?:who (?:can|will|would) |willing |interested in )?(?:to )?(?:try|test|break|trying|testing|beta test|playtest|look at|review|proofread) (?:out )?(?:my|our|this|it)\\b',
  ],
  [
    0.8,
    'which (?:one )?of (?:these|the|my|our|them)\\b|which (?:logo|headline|version|design|thumbnail|cover|name|title|tagline|color|colour|mockup|layout)\\b(?!.* or )',
    'start',
  ],
  [
    0.88,
    '(?:how (?:can|could|do|would|should) (?:i|we) (?:make|improve|fix|polish|strengthen|tighten|get)|help (?:me )?(?:improve|fix|polish)|improve) (?:my|our|this) (?:[\\w-]+ ){0,2}(?:homepage|home page|landing page|page|site|website|demo|video|pitch|pitch deck|deck|logo|design|tagline|headlines?|copy|resume|cv|portfolio|readme|docs|onboarding|checkout|pricing|thumbnails?|cover|trailer|profile|bio|listing|shop|store|mockups?|prototype|mvp|ui|ux|email|newsletter|draft|intro|script|game|app|screenshots|name|wireframes?|proposal|banner|ad|ads|cta)\\b',
    'start',
  ],
  [0.86, '(?:please |just )?tell me (?:honestly )?(?:why|what|if|how) (?:you|this|my|it|sucks)\\b', 'start'],
  [
    0.8,
    '(?:thoughts|feedback|opinions?|critique|review|advice|tips)(?: \\w+)? (?:on|about|for|of) (?:the|this|a) (?:new )?(?:[\\w-]+ ){0,2}(?:homepage|home page|landing page|page|site|website|demo|video|pitch|pitch deck|deck|logo|design|tagline|headlines?|copy|resume|cv|portfolio|readme|docs|onboarding|checkout|pricing|thumbnails?|cover|trailer|profile|bio|listing|shop|store|mockups?|prototype|mvp|ui|ux|email|newsletter|draft|intro|script|game|app|screenshots|name|wireframes?|proposal|banner|ad|ads|cta)\\b',
    'start',
  ],
  [0.8, '(?:is|are|does|do|was) (?:my|our|this) .*\\?$', 'start'],
  [0.9, '\\b(?:tear|rip|pick|take) (?:my|our|this) (?:\\w+ ){1,4}apart\\b'],
  [
    0.84,
    "(?:[\\w'-]+ ){0,4}(?:review|critique|teardown|roast|feedback)(?: please| wanted| request)?(?::| -| –|[!.?]?$)",
    'start',
  ],
  [0.95, '\\b(?:5|five|ten|10)[- ]second test\\b'],
  [
    0.84,
    '(?:my|our|this) .{3,60}[,.:;] (?:please )?(?:be (?:gentle|honest|brutal|kind|nice|harsh)|thoughts|any thoughts|what do you think|feedback|opinions|roast|rate)\\b',
    'start',
  ],
  [0.88, '\\btell (?:me|us) (?:honestly )?(?:what|why|if|where|how) (?:sucks|you|it|is|this|to|my|i)\\b'],
  [0.86, '\\b(?:eyes|feedback|opinions?|thoughts|second opinion|sanity check) on (?:my|our|this|these)\\b'],
  [
    0.9,
    '\\b(?:better or worse|yes or no|good or bad|hot or not|keep or kill|yay or nay)\\b.{0,40}\\?',
    'asked',
  ],
  [
    0.8,
    '(?:is|are|does|do) (?!it\\b).{2,60} (?:clear|confusing|make sense|obvious|convincing|readable|trustworthy)(?: \\S+){0,5}\\?$',
    'start',
  ],
  [0.86, "how(?:'s| is| are) (?:my|our|this) ", 'start'],
  [0.8, 'what would (?:stop|make|convince|keep|help|get) you\\b', 'start'],
  [0.92, '(?:my|our|this) [^:?.,]{2,40}(?::|\\.| -| –) ?[^?]{2,60}\\?', 'start'],
  [
    0.88,
    '\\b(?:looking for|need|want|seeking) (?:\\S+ ){1,4}(?:to|who (?:can|will|would|want to)) (?:test|try|beta[- ]test|break|review|playtest|proofread|trial) (?:out )?(?!(?:and|with)\\b)\\w',
  ],
  [0.8, '(?:feedback|critique|critiques|roast) (?:on|for|of) \\w', 'start'],
  [0.9, '(?:please )?(?:tear|take|pull) (?:down|apart) (?:my|our|this)\\b', 'start'],
  [
    0.93,
    '(?:please )?(?:roast|critique|tear apart|rip apart|rate) (?!(?:of|on|for|from|beef|dinner)\\b)(?!(?:limit|limits|limiting|cards?)\\b)\\w',
    'start',
  ],
  [
    0.93,
    '\\b(?:want|wants|wanted|need|needs|needed|looking for|seeking|searching) (?:some |a few |early |beta |\\d+ )*testers\\b|\\btesters (?:wanted|needed|welcome)\\b',
  ],
  [
    0.92,
    '\\b(?:look|looking|glance|check|peek|eye|eyes) (?:over|at|through|on) (?:my|our|this)\\b(?=.*\\?|.*\\b(?:please|tell|say|honest)\\b)',
  ],
  [
    0.86,
    '(?:is|are|does|do) (?=.*\\b(?:my|our|this)\\b).{2,60} (?:clear|make sense|obvious|convincing|readable|trustworthy)\\b',
    'start',
  ],
  [0.86, '(?:beta |early |alpha )?testers (?:for|of|wanted|needed)\\b', 'start'],
  [0.86, '(?:is|are|does|do|should) (?:the|this) .{2,50} (?:on|in|of) (?:my|our) ', 'start'],
  [0.88, 'would (?:this|my|our|these) ', 'start'],
  [0.82, '\\b(?:give|leave|share|get|some|your|for) (?:me |us )?feedback on \\w'],
]);

const NAMED = "[\\w'’.+#/&$%-]+";
export const COMPARISON_CUES: readonly Cue[] = cuesOf('comparison', [
  [
    0.8,
    '(?!(?:is|are|do|does|did|can|could|would|should|how|what|why|when|where|who|which|any\\w*|has|have|am|was|will)\\b)(?:[^?:,.! ]+ ){1,5}or (?!not\\b|no\\b|am i|anything|something|so\\b|more\\b|maybe|just\\b)(?:[^?:,.! ]+ ?){1,7}\\?',
    'start',
  ],
  [
    0.92,
    '\\b(?:weighing(?: up)?|deciding|undecided|debating|torn|unsure|not sure|considering) (?:on )?(?:whether|if|between) .{3,90} or \\S',
  ],
  [0.95, '\\S (?:vs\\.?(?! code\\b)|v\\.|versus|compared (?:to|with|against)|v/s|or rather) \\S'],
  [
    0.9,
    `(?:so |ok |hey )?(?:should|shall|do|does|did|would|could|can|is|are|which|what|what's|who|who's|better|best|choosing|deciding|torn|stuck|trying|can't|cant|help me|go with|pick|anyone|prefer)\\b[^?]{0,80}\\S or (?!not\\b|no\\b|am i|is (?:it|this|that)|are (?:you|we|they)|do (?:you|we|i|they|people)|does|did|have (?:you|we|i)|just\\b.*\\?|anything|something|something|any\\b|so\\b|more\\b|less\\b|maybe|should i (?:not|wait)\\?)\\S`,
    'start',
  ],
  [
    0.75,
    `${NAMED}(?: ${NAMED}){0,2} or ${NAMED}(?: ${NAMED}){0,2}(?: (?:for|in|on|when|if|as|with|to|at) [^?.]{1,80})?[?]?$`,
    'start',
  ],
  [
    0.9,
    "\\b(?:is|are|was|were|does|do|isn't|aren't)\\b[^?]{1,60} (?:\\w{2,}er|better|worse|more \\w+|less \\w+) than\\b",
    'asked',
  ],
  [
    0.85,
    "(?:is|are|was|were|does|do|isn't|aren't)\\b[^?]{1,60} (?:\\w{2,}er|better|worse|more \\w+|less \\w+) than\\b",
    'start',
  ],
  [
    0.9,
    '\\b(?:difference|differences|choose|choosing|choice|deciding|decide|torn|pick|compare|comparing|comparison)(?: of)? (?:is )?between\\b|\\bcompar(?:e|ing|ison of) \\S+ (?:and|to|with)\\b',
  ],
  [
    0.85,
    '\\bwhich (?:one |\\w+ )?(?:is |are |would be |do you |would you )?(?:better|cheaper|faster|best|easier|prefer|worth it)[:,?]? [^?]{1,60} or \\S',
  ],
  [0.8, '\\b(?:over|instead of) \\S+[^?]{0,40}\\?', 'asked'],
  [
    0.7,
    "(?:[\\w'’.+#/&$%-]+ ){1,4}or (?:[\\w'’.+#/&$%-]+ ){1,4}(?:for|in|on|when|if|as|with|to) [^?.]{1,80}\\??$",
    'start',
  ],
  [
    0.84,
    '[^,?.:]{2,30}, [^,?.:]{2,30},? or (?!not\\b|something|anything|maybe|the client|the customer)[^,?.:]{2,60}\\??$',
    'start',
  ],
  [0.88, '[^?:]{2,50} or [^?:]{2,50}[:,?] ?(?:which|what|who|where)\\b', 'start'],
  [
    0.9,
    "[^?:]{2,50}(?: or |/|, | and )[^?:]{2,50}[:,?.] ?(?:so )?(?:which (?:one|would|do|is|should)|what's better)\\b",
    'start',
  ],
]);

export const QUESTION_CUES: readonly Cue[] = cuesOf('question', [
  [0.5, '[?？؟]'],
  [
    0.6,
    "(?:is|are|am|was|were|do|does|did|can|could|should|would|will|has|have|isn't|aren't|doesn't|don't|shouldn't) (?:there|it|you|i|we|they|he|she|the|a|an|this|that|my|our|your|any\\w*|some\\w*|people|most|all|\\w+s)\\b",
    'start',
  ],
  [
    0.82,
    '(?:does|has|is|did|do|have|can|could|would|will|are)? ?(?:any ?(?:one|body)|some(?:one|body)|any of you)(?: here| else)? \\w',
    'start',
  ],
  [
    0.85,
    "how (?:do|does|did|can|could|should|would|are|is|was|to you)(?:n't)?(?: (?:you|i|we|they|people|others|one|your|my|the|a|most|other|small|big|other \\w+|\\w+s))\\b",
    'start',
  ],
  [
    0.8,
    'how (?:much|many|long|often|far|soon|big|late|early|hard|likely|important|old|good|bad|well|reliable|safe)\\b',
    'start',
  ],
  [
    0.75,
    "(?:what|which|who|where|when|whose)(?:'s|s)? (?:is|are|was|were|do|does|did|should|would|could|can|will|the|your|a|an|has|have|else|kind|sort|type|tools?|apps?|\\w+ (?:do|does|did|is|are|should|would|can|could))\\b",
    'start',
  ],
  [
    0.7,
    "why (?:do|does|did|is|are|was|were|don't|doesn't|isn't|aren't|didn't|can't|won't|would|should|has|have|am)\\b",
    'start',
  ],
  [
    0.8,
    '(?:any|some|looking for|need|seeking|please|hoping for|in search of|want|give me|share)(?: \\w+){0,2} (?:tips|advice|ideas|recommendations?|recs|suggestions|alternatives?|experiences?|resources|pointers|guidance|input|insights?|help|examples|good)\\b',
    'start',
  ],
  [
    0.72,
    "(?:i'm |i am |we're |we are |currently )?(?:looking for|searching for|seeking|in search of|in need of)\\b",
    'start',
  ],
  [
    0.7,
    '(?:i |we )?(?:need|want)(?: an?| some| the| your| any)? (?:\\w+ ){0,3}(?:to know|advice|recommendations?|help|tool|app|software|crm|way|opinion|opinions|suggestions|alternative)\\b',
    'start',
  ],
  [
    0.75,
    "\\b(?:wondering|curious|not sure|unsure|trying to (?:figure out|understand|decide)|don't know|want to know|would like to know|tell me) (?:if|how|what|whether|why|where|which|when|who|about)\\b",
  ],
  [
    0.72,
    '(?:the )?(?:best|good|cheapest|cheap|easiest|simplest|favorite|recommended|top)(?: \\w+)? (?:[\\w-]+ )?(?:for|to|in|on|under|without|with)\\b(?!.*\\b(?:practices|way to|ways to)\\b)',
    'start',
  ],
  [
    0.7,
    '\\b(?:is|was) it (?:still |even |really |ever )?(?:worth|possible|normal|legal|ok|okay|safe|too late|wise|smart|a good idea|better)\\b',
  ],
  [
    0.75,
    '\\b(?:what would you|what should (?:i|we)|where (?:do|should|would) (?:i|we|you)|how would you|what do you (?:use|do|charge|recommend|all use)|who (?:else|here)|anyone else)\\b',
  ],
  [
    0.6,
    '\\b(?:recommend|recommendations?|suggestions|advice|tips|help|ideas|thoughts)[^.?!]{0,30}\\?',
    'asked',
  ],
  [0.6, 'help (?:me |us )?(?:with|choose|decide|pick|understand|find|needed|wanted)\\b', 'start'],
  [0.7, '(?:what|when|where|whether|which|who) to \\w+', 'asked'],
  [
    0.55,
    '(?:question|quick question|noob question|stupid question|dumb question|serious question|question for|ask|help)\\b',
    'start',
  ],
  [0.55, '(?:thoughts|opinions|experiences?) (?:on|about|with|regarding)\\b', 'start'],
  [0.4, '(?:what if|what about|how about|why not)\\b', 'start'],
  [
    0.85,
    'do (?:you|i|we|they|people|any|your|most|other|clients|customers|users|freelancers|founders)\\b',
    'start',
  ],
  [
    0.8,
    '(?:please |can (?:you|anyone|someone) |could (?:you|anyone|someone) )?(?:recommend|suggest)(?: me| us)? (?:an?|some|any|good|your|the|\\w+s)\\b',
    'start',
  ],
  [0.84, 'how to .*\\?$', 'start'],
  [
    0.9,
    "is(?:n't)? it (?:just |still |really |even |also )?(?:me|normal|ok|okay|fine|legal|possible|worth|weird|bad|wrong|rude|reasonable|realistic|common|smart|stupid|dumb|safe|crazy|too late)\\b(?!.* or \\w+ing)",
    'start',
  ],
  [0.82, '(?:at|in|for|with|from|to|on|by|about) (?:what|which|how (?:many|much|long)|whom)\\b', 'start'],
  [
    0.74,
    '(?:what|which|wich|when|where|who|how|why|at what)\\b.*\\b(?:do|does|did|are|is|should|would|can|could|have|has) (?:you|i|we|they|u|people|your|my|the|anyone|everyone)\\b(?!.*\\b(?:i|we) (?:learned|did|got)\\b)',
    'start',
  ],
  [
    0.72,
    "(?:does|did|is|are|was|were|should|would|could|can|will|has|am|isn't|aren't|doesn't) (?!to\\b|not\\b|be\\b)\\S+ \\S+",
    'start',
  ],
  [
    0.8,
    "[,:;] ?(?:so |and |but )?(?:how|what|where|why|when|who|which)(?:'s| (?:do|does|did|is|are|should|can|would|could|have)) ",
  ],
  [0.7, '(?:i |we )?need (?:an?|some|the) (?!to\\b)', 'start'],
  [
    0.8,
    '\\b(?:any|your) (?:experiences?|thoughts|advice|tips|ideas|recommendations|suggestions|opinions)\\?',
    'asked',
  ],
  [
    0.82,
    '(?:what|who|which \\w+) (?:made|got|convinced|changed|helped|brought|makes|keeps|stopped|taught|would make) (?:you|your|people)\\b',
    'start',
  ],
]);
