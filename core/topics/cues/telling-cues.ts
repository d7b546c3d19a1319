import { type Cue, cuesOf, MADE, ME } from './cue.ts';

const PAST =
  '(?:\\w{3,}ed|cut|got|went|grew|lost|spent|sold|ran|left|quit|began|found|learnt|hit|won|let|set|put|took|gave|tried|moved|fell|rose|broke|fired|did|had|was|were|saw|kept|came|became|paid|bought|brought|rewrote|rebuilt|redid|chose|drew|drove|made it|met|sent|shut|stuck|taught|told|thought|understood|woke|threw|held|read|felt|wasted|ended up)';
const SPAN =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|a|one|first|last)[- ](?:\\w+ )?(?:days?|weeks?|months?|years?|weekends?|hours?)';
const GOOD_TURN =
  '(?:churn|costs?|bill|bounce|refunds?|complaints|load times?|build times?|support (?:tickets|load)|response times?|false alarms|no-shows|chargebacks|spam|latency|revenue|sales|conversions?|signups|traffic|retention|mrr|open rates?|team|prices?)';

export const EXPERIENCE_CUES: readonly Cue[] = cuesOf('experience', [
  [
    0.72,
    `(?:so |well |and )?(?:(?:after|in|over|last|this|yesterday|today)\\b[^,]{0,60},? )?${ME} ${PAST}\\b`,
    'start',
  ],
  [
    0.9,
    `(?:this is |here'?s )?(?:what|how|why|where|when|everything|all|(?:the |some |a few |\\d+ |\\w+ )?(?:things?|mistakes?|lessons?|ways?|reasons?|numbers?|results?|changes?|tricks?|tools?)(?: that)?) (?:i|we|our|my)(?:'ve)? (?!should|can|could|would|do\\b|am\\b|need\\b|will\\b|might)`,
    'start',
  ],
  [
    0.88,
    `(?:how|what|why)(?: [\\w'-]+){1,5} (?:taught|cost|saved|changed|made|helped|got|gave|brought|doubled|tripled|killed|fixed|halved|boosted|grew|cut) (?:me|us|my|our)\\b`,
    'start',
  ],
  [
    0.85,
    `(?:the |a |one )?(?:[\\w'-]+ ){1,5}(?:that |which |who )?(?:taught|cost|saved|changed|doubled|tripled|halved|fixed|boosted) (?:me|us|my|our)\\b`,
    'start',
  ],
  [
    0.88,
    '\\blessons? (?:from|learned|learnt|after|i|we)\\b|\\bmy (?:biggest |main |top )?(?:takeaways?|learnings?|lessons?)\\b|\\btakeaways from\\b|\\bpost-?mortem\\b|\\bretrospective\\b|\\bcase study\\b',
  ],
  [0.6, "\\b(?:i|we)(?:'ve)? (?:learned|learnt|found out|discovered|realised|realized|noticed)\\b"],
  [0.8, `(?:after )?${SPAN} (?:of|in|into|later|as|with|on|without|since|ago|after)\\b`, 'start'],
  [0.8, '(?:from|going from|went from) .{1,40} to \\S', 'start'],
  [
    0.75,
    '(?:my|our) (?:first|honest|full|whole|personal)?(?: \\w+)? ?(?:experience|journey|story|results?|path|year|month|week|failure|setup|stack|process|numbers)\\b',
    'start',
  ],
  [
    0.85,
    `(?:how |why )?(?:our|my) (?:[\\w-]+ ){0,2}${GOOD_TURN} (?:finally |just |almost |nearly )?(?:dropped|fell|went|grew|doubled|tripled|rose|jumped|increased|halved|improved|shrank)\\b(?=.{0,60}\\b(?:after|by|when|since|once|thanks|because|to|from|without)\\b)`,
    'start',
  ],
  [0.86, '(?:how|why) (?:our|my) (?:[\\w-]+ ){1,4}\\w+(?:ed|ew|ell|ost|ent|ilt|ot)\\b', 'start'],
  [0.6, "\\bhere'?s (?:what|how|why)\\b|\\bwhat (?:worked|happened|changed|surprised (?:me|us))\\b"],
  [
    0.6,
    '(?:building|running|growing|bootstrapping|switching|moving|migrating|quitting|leaving|selling|hiring|working|living|going) .{2,60}[:,] (?:month|day|week|year|what|how|my|our|lessons|results|a year|one year)\\b',
    'start',
  ],
  [
    0.7,
    '(?:hit|reached|crossed|just hit|just crossed|just reached|finally hit|made|got) (?:my |our )?(?:first )?[$€£]?\\d',
    'start',
  ],
  [
    0.65,
    '(?:switched|moved|migrated|replaced|dropped|ditched|quit|tested|tried|went|cut|raised|doubled|spent|lost|sold|fired|hired|stopped|interviewed|rewrote|rebuilt|got) \\S',
    'start',
  ],
  [
    0.5,
    '(?:finally|just) (?:got|hit|reached|crossed|made|sold|closed|signed|quit|paid|finished)\\b',
    'start',
  ],
  [0.9, "\\bso (?:that )?you (?:don't|do not) have to\\b"],
  [
    0.74,
    '(?:switched|moved|migrated|replaced|ditched|quit|tested|tried|interviewed|rewrote|rebuilt|stopped) \\S',
    'start',
  ],
  [
    0.82,
    '\\w+ing .{2,60}(?::| -| –) (?:notes|what|how|lessons?|my|our|results?|numbers|a retrospective|the good|one year|a year|\\d+ \\w+ (?:in|later|on)|some|here)',
    'start',
  ],
  [
    0.84,
    "(?::| -| –|,|\\.) (?:here(?:'s| is) )?(?:what|how|why|where) (?:went|i|we|worked|happened|broke|surprised|changed|nobody|finally|it|didn't|actually)\\b",
  ],
  [
    0.93,
    "(?:i|we)(?:'ve)?(?: just| finally)? (?:built|made|launched|created|shipped|wrote|released|started) .{3,80}(?:,| and| but|\\.|:)(?: i| we| it)?(?: \\w+ly)? (?:made|got|earned|lost|learned|learnt|failed|sold|nobody|hit|regret|ended|burned|grew|spent|hated|quit|killed|shut|went|it failed|zero|0)\\b",
    'start',
  ],
  [
    0.62,
    '(?:\\w+ )?(?:\\w+ing|\\w+ed) (?:.{3,60}) (?:made|got|saved|cost|taught|helped|cut|doubled|gave|changed|brought|earned) (?:me|us|my|our)\\b',
    'start',
  ],
  [
    0.78,
    '(?:cut|slashed|reduced|doubled|tripled|halved|grew|raised|lowered|dropped|saved|increased|improved) (?:my|our) ',
    'start',
  ],
  [0.82, 'how \\w+ing .{3,60} (?:\\w{3,}ed|cut|grew|made|got|won|lost|brought)\\b', 'start'],
  [
    0.78,
    '(?!(?:re)?(?:launched|leased|shipped|published|created|open))(?:\\w{3,}ed|cut) (?=.*(?:\\bfrom \\S+ (?:\\w+ )?to \\S|\\bby \\w+ing\\b|\\bmy\\b|\\bour\\b|\\d ?%))(?!(?:to|by|with|in|and|or) )',
    'start',
  ],
  [
    0.76,
    "(?:the )?(?:worst|best|hardest|dumbest|smartest|biggest|scariest|most \\w+)(?: [\\w-]+){1,4} (?:i|we)(?:'ve)? (?:ever )?\\w+",
    'start',
  ],
  [0.92, "what (?:i|we)(?:'d| would) (?:do|change|tell|have|say|advise)\\b(?!.*\\?)", 'start'],
  [0.75, '\\d+ (?:days|weeks|months|years) ago,? (?:i|we) ', 'start'],
  [0.92, '(?:nobody|no one) (?:ever )?(?:told|tells|warned|prepared) (?:me|us)\\b', 'start'],
  [0.88, '\\b(?:learnings?|takeaways?|insights) from\\b'],
  [
    0.86,
    '\\bhere are (?:my|our|the|some) (?:\\w+ )?(?:numbers|results|learnings|lessons|findings|takeaways)\\b',
  ],
  [0.8, '(?:since|for) (?:\\d+|\\w+) (?:years|months|weeks) (?:i|we) ', 'start'],
  [
    0.9,
    '(?:my|our) (?:[\\w-]+ ){1,4}(?:has |have |just |finally |now )*(?:reached|hit|passed|crossed|made|earned|survived|turned|surpassed) (?:its |the |a |over |about )?[$€£]?(?:\\d|\\w+ (?:users|customers|subscribers|years))',
    'start',
  ],
]);

export const LAUNCH_CUES: readonly Cue[] = cuesOf('launch', [
  [
    0.86,
    "(?:we're |we are |i'm |i am |just |now |finally |today )?(?:launching|introducing|announcing|presenting|releasing|unveiling|open[- ]sourcing|debuting|say hello to)\\b(?! (?:without|with no|is|was)\\b)",
    'start',
  ],
  [
    0.8,
    'meet (?!up\\b|ups\\b|with\\b|your\\b|the (?:deadline|team)\\b|deadlines\\b|clients\\b|people\\b)\\w',
    'start',
  ],
  [
    0.9,
    `(?:(?:after|in|over|last|this|yesterday|today|so)\\b[^,]{0,60},? )?${ME} ${MADE} (?!it\\b|me\\b|us\\b|the (?:mistake|decision)|a (?:\\w+ )?(?:mistake|decision)|money|\\$|[\\d.]+|sure\\b|off\\b|up\\b|using\\b|doing\\b|charging\\b|with\\b|\\w+ing\\b)`,
    'start',
  ],
  [
    0.88,
    `(?:just |finally |today |hey,? )*${MADE} (?:an?|my|our|this|the first|the \\w+ \\w+ i|something)\\b(?! (?:\\w+ )?(?:mistake|decision))`,
    'start',
  ],
  [
    0.9,
    "\\b(?:is|are|'s|'re|went|goes|going|just went) (?:now |finally |officially |also )?(?:live|out now|out in|out on|out!|launched|available|open source|open for|out of (?:\\w+ )?(?:beta|alpha|stealth)|in (?:public |open )?beta|shipped)(?! (?:chat|stream|support|coding))\\b",
  ],
  [0.85, "\\b(?:is|'s) (?:now |finally |officially )?(?:out|here|done)(?: now| today)?[!.]?$", 'told'],
  [0.85, '[\\p{L}\\d.]{3,30}(?: v?[\\d.]+)? is (?:now |finally )?(?:out|here|live)[,:!;]', 'start'],
  [
    0.9,
    '\\bnow available\\b|^\\[?(?:show|launch|release|oc|self[- ]?promo\\w*)(?: hn| reddit| r/\\w+)?\\]?:|^\\[(?:show|launch|release|oc|self[- ]?promo\\w*)\\]|\\bshow hn\\b|\\bcheck out (?:my|our)\\b|\\bon product hunt (?:today|tomorrow|now|this)\\b|\\blaunch(?:es|ing|ed)? (?:today|tomorrow|tonight|next|this (?:week|month|friday))\\b',
  ],
  [
    0.82,
    "(?:i'm|i am|we're|we are|i've been|we've been|been) (?:currently )?(?:building|making|launching|releasing|shipping|creating|developing) (?!up\\b|in public)",
    'start',
  ],
  [
    0.6,
    "(?:i'm|i am|we're|we are|i've been|we've been|been) (?:currently )?working on (?:an?|my|our|the|something)\\b",
    'start',
  ],
  [
    0.72,
    "(?:this is |here'?s )?(?:my|our|a) (?:[\\w-]+ ){0,4}(?:app|tool|project|site|website|plugin|extension|library|game|bot|product|saas|newsletter|startup|book|template|course|cli)\\b(?= (?:for|that|which|to|called|named|is|lets|helps)\\b|[:,–—-]|$)(?!.*\\b(?:keeps?|won't|doesn't|can't|isn't|not|no|slow|broken|down|failing|stuck|too)\\b)",
    'start',
  ],
  [
    0.6,
    '\\bv?\\d+\\.\\d+(?:\\.\\d+)? (?:is out|released|is here|has landed)\\b|\\bversion \\d\\S* (?:is|of)\\b',
  ],
  [
    0.82,
    '(?:my|our) (?:[\\w-]+ ){0,3}(?:app|tool|project|site|plugin|extension|game|bot|product|newsletter|book|podcast|course|beta|store|shop) (?:just |finally |now )?(?:hit|launched|launches|landed|went live|goes live|is on|is in) ',
    'start',
  ],
  [0.6, "\\b(?:it's|its|is|are) called [\\w'.-]+"],
  [
    0.62,
    '[\\p{L}\\d.]{3,30},? (?:-|–|—|:) (?:an?|the|my|our|\\w+ (?:for|that|which|without)|\\w+ \\w+ (?:for|that|which|without)|\\w+ \\w+ \\w+ (?:for|that|which|without))\\b',
    'start',
  ],
  [0.5, '#(?:buildinpublic|launch\\w*|showhn|sideproject|indiehackers?)\\b'],
  [
    0.5,
    '\\b(?:free for the first|early bird|join the waitlist|sign up (?:at|here|now)|try it (?:out|here|now|free)|available (?:on|for|in|at|now)|promo code|lifetime deal|grab it)\\b',
  ],
  [
    0.82,
    '(?:my|our) (?:[\\w-]+ ){0,3}(?:app|tool|project|site|plugin|extension|game|bot|product|newsletter|book|podcast|course|beta|store|shop) (?:just |finally |now )?(?:hit|launched|launches|landed|went live|goes live|is on|is in) ',
    'start',
  ],
  [0.6, "\\b(?:it's|its|is|are) called [\\w'.-]+"],
  [
    0.62,
    '[\\p{L}\\d.]{3,30},? ?(?:-|–|—|:) (?:an?|the|my|our|(?:[\\w-]+ ){1,3}(?:for|that|which|without)) ',
    'start',
  ],
  [0.88, '(?:just |finally |we |i )*open[- ]?sourced\\b', 'start'],
  [
    0.84,
    '(?:just|finally|today we|today i|and|so we|so i) (?:shipped|launched|released|published|built|made) (?!it\\b|my \\w+ \\$|[$€£\\d]|to\\b|the (?:switch|jump|decision))',
    'start',
  ],
  [
    0.84,
    "(?:[^,.!?]{0,50},? )?(?:i|we|and i) (?:are |am |'m |'re )?(?:launching|releasing|shipping|presenting|introducing|announcing|unveiling|proud to present) ",
    'start',
  ],
  [
    0.7,
    '(?:my|our) (?:[\\w-]+ ){0,2}(?:newsletter|podcast|shop|store|course|app|book|game|channel|studio|workshop|site|beta|waitlist)(?: [\\w-]+){0,4} (?:starts|opens|launches|comes out|drops|goes live|releases|ships|begins|is open|opened|started)\\b',
    'start',
  ],
  [0.88, "(?:i|we|my \\w+ and i)(?:'ve| have)?(?: just| finally)* opened (?:my|our|an?) ", 'start'],
  [0.6, '(?:new|update|release|announcement)(?::| -| –) ', 'start'],
  [
    0.62,
    '(?:coding|building|making|designing|creating|developing|crafting) (?:an?|my|our) (?!(?:\\w+ )?(?:habit|team|audience|brand|business|community|culture|network|following|moat)\\b)',
    'start',
  ],
  [
    0.6,
    '\\b(?:demo|beta|preview|first version|prototype|trailer|mvp) (?:is|are) (?:up|live|out|ready|online|here|playable)\\b',
  ],
  [
    0.8,
    "(?:(?:i|we)(?:'ve| have)? )?(?:just )?spent (?:\\S+ ){1,4}(?:making|building|creating|coding|writing|working on|designing|drawing) (?:(?:an?|my|our|this) |[\\w.]{3,30}, (?:an?|the|my|our) )",
    'start',
  ],
  [0.9, 'launch(?:ed|ing)?(?::| -| –) ', 'start'],
  [
    0.9,
    "(?:it's |today is |happy )?(?:launch(?:ing)? (?:day|time)|we(?:'re| are) live|it's (?:live|alive|here|out))\\b",
    'start',
  ],
  [0.78, '[\\p{L}\\d.]{3,30} v?\\d+(?:\\.\\d+)+ ?(?:-|–|—|:) ', 'start'],
  [0.84, "(?:i'm|we're|i am|we are) (?:finally )?(?:opening|starting) (?:my|our|an?) ", 'start'],
  [
    0.74,
    '(?:(?:brand )?new|first|big|major|public) (?:[\\w-]+ )?(?:release|version|feature|update|drop|beta)(?: of| for| is|:| -|,| in)',
    'start',
  ],
  [0.72, '[\\p{L}\\d.]{3,30} \\((?:beta|alpha|free|open source|mit|v\\d\\S*|\\w+ beta)\\)', 'start'],
  [
    0.8,
    '(?:my|our) (?:[\\w-]+ ){0,3}(?:is|are) (?:now |finally |officially )?(?:in|on|available|up|listed) (?:in |on )?(?:the |google |app |play )?(?:[\\w-]+ )?(?:store|marketplace|product hunt|npm|github|steam|gumroad|itch)\\b',
    'start',
  ],
  [0.64, '[\\p{L}\\d]{4,20}, an? (?:[\\w-]+ ){1,4}(?:for|that|which|to|without|with|made)\\b', 'start'],
  [0.74, '\\b(?:from today|you can now|as of today|starting today|now you can)\\b'],
  [
    0.86,
    "(?:(?:i|we)(?:'ve)? )?(?:just |finally )?(?:pushed|published|uploaded|released|put out|dropped) (?:the|my|our) (?:\\w+ )?(?:version|release|beta|alpha|mvp|prototype|demo|build|app|game|site|episode|chapter|book|album|video)\\b",
    'start',
  ],
  [
    0.8,
    '(?:my|our) (?:\\w+ )?(?:game|book|app|album|podcast|course|film|plugin|newsletter|comic|novel)(?: \\S+){0,4} (?:comes out|is coming|launches|releases|drops|is out|is live)\\b',
    'start',
  ],
  [
    0.8,
    '(?:my|our) (?:[\\w-]+ ){0,3}(?:kickstarter|campaign|beta|presale|crowdfunding|exhibition|shop|store)(?: \\S+){0,5} (?:starts|opens|begins|launches|is live|goes live|ends)\\b',
    'start',
  ],
  [
    0.84,
    '[\\p{L}\\d.]{3,30} v?\\d+(?:\\.\\d+)+ (?:is )?(?:now )?(?:released|out|live|available|here)\\b',
    'start',
  ],
]);
