import { type Cue, cuesOf } from './cue.ts';

const FAILS =
  "(?:keeps? (?!me|us|it|my|our|you|your|the|a\\b)\\w+|kept \\w+ing|won't|wont|doesn't|does not|don't|isn't|aren't|can't|cannot|stopped \\w+ing|stopped|fails?|failing|crash(?:es|ed|ing)?|(?:is|are|'s|'re|got|gets) (?:stuck|broken|down|failing|crashing|slow|timing out|dying|dead|not \\w+ing|so \\w+|too \\w+|killing|getting (?:blocked|rejected|flagged|ignored))|never \\w+s?|no longer|times? out|freez(?:es|ing)|leak(?:s|ing)?|drop(?:s|ped)|tanked|crashed|plummeted|disappeared|vanished|dried up|got (?:rejected|banned|hacked|flagged|removed|suspended|shadowbanned|deindexed|blocked))";
const BAD_TURN =
  '(?:traffic|sales|revenue|conversions?(?: rate)?|signups|rankings?|open rates?|reach|engagement|downloads|ctr|bookings|orders|leads|installs|organic traffic|impressions|deliverability|mrr)';

export const PROBLEM_CUES: readonly Cue[] = cuesOf('problem', [
  [
    0.88,
    `(?:help[!:,]? |so |ugh,? |argh,? )?(?:my|our)(?: (?!i\\b|we\\b|when\\b|after\\b|because\\b|by\\b|once\\b)[\\w'./-]+){1,6} ${FAILS}`,
    'start',
  ],
  [
    0.8,
    `(?:the |all |some |half of |most of )?(?:[\\w'./-]+ ){1,5}(?:keeps? (?!the|a|your|it|me|us|in|on)\\w+ing|kept \\w+ing|keeps? failing|won't (?:load|start|connect|install|build|work|open|sync|pay|answer|send)|stopped working|not working|(?:doesn't|don't|does not) work|fails? (?:with|on|in|after|when|to|every)|crash(?:es|ing)? (?:on|when|after|every)|times? out|timing out)\\b`,
    'start',
  ],
  [
    0.88,
    "(?:so |and |ok |i |we |still )*(?:can't|cant|cannot|can not|couldn't|unable to|not able to|failing to|am unable to) (?:seem to |even |ever |really |for the life of me )?\\w+",
    'start',
  ],
  [
    0.85,
    "\\b(?:i|we)(?:'m|'re| am| are)? (?:still |just |really |completely |constantly |always )?(?:can't|cannot|couldn't|stuck|struggling|struggle|drowning|losing|failing|unable|at a loss|burned out|burnt out|overwhelmed|out of ideas|getting (?:no|zero|killed|crushed)|running out of|keep (?:losing|getting|forgetting|running|failing|hitting|missing)|have no (?:idea|clue))\\b",
  ],
  [
    0.85,
    '(?:still |constantly |really )?(?:struggling|stuck|drowning|losing|failing|fighting|having (?:trouble|issues|problems|a hard time)|trouble|issues?|problems?) (?:to|with|on|at|in|our|my|customers|users|clients|getting|money|half)\\b',
    'start',
  ],
  [
    0.8,
    '\\b(?:having (?:trouble|issues|problems|a hard time)|tried everything|nothing (?:works|helps|worked|helped)|what am i doing wrong|what are we doing wrong|am i doing (?:something|it) wrong|no idea why|no clue why|not working|stopped working)\\b',
  ],
  [
    0.86,
    '(?:zero|0|no|not a single|almost no|barely any|only \\d+|hardly any)(?: paying| new| real| organic| inbound)? (?:sales|signups?|users?|customers?|replies|reply|traffic|responses?|conversions?|clients?|leads?|downloads|visitors?|interviews?|orders?)\\b',
    'start',
  ],
  [
    0.6,
    '\\b(?:zero|0|no|not a single|nobody|no one) (?:sales|signups?|users?|customers?|replies|traffic|responses?|conversions?|clients?|leads?|orders?|signed up|bought|replied|answers|converts?)\\b',
  ],
  [
    0.86,
    `(?:my|our|the|organic)? ?(?:[\\w'-]+ ){0,3}${BAD_TURN} (?:has |have |just |suddenly )?(?:dropped|fell|tanked|crashed|plummeted|collapsed|halved|went down|is down|are down|down|died|disappeared|stalled|flatlined)\\b(?! (?:our|my) (?:costs|churn))`,
    'start',
  ],
  [
    0.9,
    "why (?:is|are|does|do|won't|doesn't|don't|can't|isn't|aren't|did|didn't|has|have|am|was) (?:my|our|i\\b(?! (?:the only|paying))|we\\b|nobody|no one)(?! not using)",
    'start',
  ],
  [
    0.7,
    "(?:my |our )?(?:clients?|customers?|users?|people|visitors|candidates|the client|a client)(?: \\S+){0,5} (?:keep|keeps|won't|don't|never|doesn't|ghost(?:s|ed|ing)?|leave|cancel|churn|abandon|refuse[sd]?|ignore[sd]?|pays? late|haggle)\\b(?=.*\\b(?:my|our|me|us|i|we|after|and|before)\\b|$)",
    'start',
  ],
  [
    0.72,
    '(?:got|getting|been|i got|we got|keep getting) (?:\\w+ )?(?:banned|rejected|hacked|scammed|suspended|flagged|shadowbanned|sued|blocked|locked out|charged|ghosted|spammed|copied|an? (?:\\w+ )?error|\\d{3}|errors?)\\b',
    'start',
  ],
  [
    0.7,
    "\\b(?:is|are|'s|'re) (?:killing|ruining|eating|breaking|destroying|driving) (?:me|us|my|our|all)\\b|\\bdriv(?:es|ing) (?:me|us) (?:crazy|mad|nuts|insane)\\b|\\btoo many (?:\\w+ )?(?:tickets|no-shows|refunds|false|bugs|meetings|alerts|emails|spam)\\b",
  ],
  [
    0.5,
    '\\b(?:error|errors|bug|exception|timeout|timeouts|segfault|econn\\w+|enoent|typeerror|cors|\\b[45]\\d\\d\\b (?:error|from|on|when)|undefined is not|out of memory|stack trace)\\b',
  ],
  [0.55, '(?:help|sos|urgent)(?:[!:,]| me| us| please|$)', 'start'],
  [
    0.86,
    "(?:half|most|many|some|all|none|two thirds|\\d+ ?%)(?: of)? (?:my|our)(?: [\\w'-]+){1,4} (?:never|don't|fail|leave|cancel|drop|quit|churn|ignore|forget|abandon|bounce|won't|can't)\\b",
    'start',
  ],
  [
    0.8,
    '\\bno matter (?:what|how|which)\\b|\\b(?:lands?|goes|go|going|landing|ends? up) in (?:the )?spam\\b',
  ],
  [
    0.7,
    '(?:my |our )?(?:clients?|customers?|users?|visitors) (?:\\S+ ){0,5}(?:keep|cancel|churn|leave|ghost|abandon|bounce|disappear)\\b',
    'start',
  ],
  [
    0.9,
    "\\b(?:is|are|'s|'re|keeps?) (?:slowly |quietly |really )?(?:killing|ruining|eating|breaking|destroying|hurting|tanking|wrecking) (?:me|us|my|our)\\b",
  ],
  [
    0.84,
    "(?!(?:i|we|i've|we've)\\b)(?:(?!i\\b|we\\b)[\\w'’.+#/-]+ ){1,6}(?:won't|keeps?|refuses? to|refused to|stopped|isn't|doesn't|can't|never|blocks?|blocked|rejects?|rejected|deleted|flagged|banned|suspended|removed|broke|restricted|disabled|throttled|locked|paused|froze|demoted|limited|drops?|dropped|ignores?|lost|charges?|charged) (?:[\\w'-]+ ){0,3}(?:my|our|me|us)\\b",
    'start',
  ],
  [
    0.72,
    "(?:[\\w'’.+#/-]+ ){1,6}(?:breaks?|broke|crashes|fails?|hangs|freezes|errors|stalls|not working|doesn't work|not loading|not showing|not updating|not syncing|goes down)\\b(?:$|,? (?:with|on|when|after|every|if|in|for|at|since|as soon|randomly|under|again|only|because|once))",
    'start',
  ],
  [0.72, 'too many \\w+', 'start'],
  [
    0.82,
    "(?:users|customers|clients|people|visitors|leads|prospects|everyone|trial users)(?: \\S+){1,6},? (?:but|and|then) (?:they )?(?:never|don't|nobody|no one|not|disappear|vanish|leave|ghost|cancel|nothing|i|we)\\b",
    'start',
  ],
  [0.6, '(?:constant|endless|random|weird|strange|persistent|recurring) \\w+', 'start'],
  [
    0.86,
    "(?=.*\\b(?:my|our|me|us|i|we|i'm|we're|i've|we've)\\b)(?:nobody|no one|no-one|hardly anyone|almost nobody) ",
    'start',
  ],
  [
    0.86,
    "(?=.*\\b(?:my|our|me|us|i|we|i'm|we're|i've|we've)\\b)the (?:more|longer|harder|bigger) .{3,60} the (?:fewer|less|worse|more|slower)\\b",
    'start',
  ],
  [
    0.78,
    "(?!i\\b|we\\b|how\\b|why\\b|what\\b|when\\b|after\\b|the day\\b)(?:[\\w'’.+#/-]+ ){1,4}(?:froze|frozen|disappeared|vanished|ghosted|banned|suspended|rejected|deleted|blocked|locked|cancell?ed|refused|removed|died|broke|crashed|stopped|tanked|keeps?)\\b(?=.*\\b(?:my|our|me|us|i|we)\\b)",
    'start',
  ],
  [
    0.88,
    '(?:(?:my|our|the|my \\w+|our \\w+|the \\w+) )?(?:refund requests|refunds|churn|complaints|chargebacks|spam|bounce rate|cancellations|costs|support tickets|no-shows|unsubscribes|errors|latency|cac|cpc|bills?|unsubscribe rate|error rate)(?: requests)? (?:has |have |just |suddenly |nearly |almost )?(?:doubled|tripled|went up|rose|jumped|spiked|exploded|increased|skyrocketed|is up|are up|keeps? \\w+ing)\\b',
    'start',
  ],
  [
    0.64,
    '(?!i (?:\\w+ )?(?:think|believe|feel|hate|love)|why\\b|how\\b|what\\b)(?:every|each|all|most|half) (?:\\w+ )?(?:\\w+ )?(?:i|we) \\w+ .*\\b(?:late|never|wrong|broken|bounces?|fails?|rejected|ignored|not|slow|lost|spam)\\b',
    'start',
  ],
  [
    0.62,
    '(?:the |this )?(?:[\\w.-]+ )?(?:build|page|app|server|site|api|export|import|query|database|script|deploy|deployment|pipeline|container|bot|webhook|form|checkout|login|upload|test suite|tests|ci|printer|router|laptop|integration|sync) (?:[\\w.-]+ )?(?:eats?|takes?|uses?|hangs?|dies|freezes|loops|leaks?|spikes?|returns?|throws?|shows?|loads?|gets?|is|are)\\b',
    'start',
  ],
  [
    0.8,
    "(?!your|most|all|every|good|bad|no |any|many|some)(?:(?:the|my|our|a|this|one) )?(?:[\\w-]+ )?(?:client|customer|boss|landlord|bank|vendor|supplier|agency|manager|employee|designer|developer|dev|contractor|freelancer|co-?founder|investor|accountant|team|partner|app|plugin|theme)s? (?:won't|wants?|refuses?|keeps?|doesn't|don't|never|insists?|ignores?|is|are|asked|demands?|still|can't) ",
    'start',
  ],
  [0.82, '(?:i |we )?(?:really )?need help(?:[,:.!]| asap| please|$)', 'start'],
  [
    0.86,
    "\\b(?:works?|worked|runs?|builds?|loads?|passes|connects|fine|ok|great) (?:\\S+ ){0,5}but (?:\\S+ ){0,6}(?:dies|fails|crash\\w*|breaks|hangs|not|no|nothing|isn't|doesn't|won't|can't|never|times out|freezes|errors?|stops?)\\b|\\b(?:exit|status|error) code\\b",
  ],
  [
    0.76,
    "(?!i\\b|we\\b|you\\b)(?:[\\w'’.+#/-]+ ){1,4}(?:restarts|reboots|resets|disconnects|dies|logs (?:me|us|users|people) out|arrives? (?:twice|late|empty)|goes (?:down|offline)) ?(?:every|at|after|whenever|randomly|when|on|and|,|$)",
    'start',
  ],
  [
    0.84,
    "(?:i|we)(?: have|'ve)? (?:just |suddenly |already )?(?:lost|dropped) (?:\\S+ ){0,3}% (?:of )?(?:my|our|the) ",
    'start',
  ],
  [
    0.88,
    "\\b(?:don't know what (?:to do|else|i)|out of ideas|at my wits'? end|on hold and|do not (?:honestly )?know how to)\\b",
    'told',
  ],
  [
    0.9,
    '(?!how\\b|why\\b|what\\b|i\\b|we\\b)(?:\\S+ ){1,3}(?:just )?(?:raised|doubled|tripled|hiked|increased|changed) (?:my|our|the|their|its) (?:\\w+ )?(?:rent|bill|bills|price|prices|fees?|rates?|commission|limits?|quota|terms|costs?)\\b',
    'start',
  ],
  [0.7, '\\bstill (?:no|not|spam|nothing|broken|fails?|failing|stuck|zero|slow)\\b', 'told'],
  [0.6, '\\b(?:hacked|malware|shadowbanned|deindexed|locked out|data loss|lost all)\\b'],
  [
    0.74,
    '(?:users|customers|clients|people|visitors|testers|candidates)(?: \\S+){1,6} (?:too \\w+|confusing|confused|lost|stuck|overwhelmed|complain\\w*)\\b',
    'start',
  ],
  [
    0.66,
    '(?:i|we) (?:spend|pay|work|waste|lose|get|have|need|earn|charge)s? (?:\\S+ ){0,3}(?:more|too much|too many|less|fewer|only|no|zero|hours|hardly|barely|almost no)\\b',
    'start',
  ],
  [
    0.62,
    "(?:[\\w'-]+ ){1,4}(?:drains?|scares?|stress(?:es)?|exhausts?|kills?|annoys?|confuses?|terrifies|overwhelms?|costs?) (?:me|us)\\b",
    'start',
  ],
  [
    0.6,
    "(?:i've |we've )?been \\w+ing (?:.{1,60}[, ])(?:only|no|zero|0|nothing|nobody|still|\\d+ interviews?|not)\\b",
    'start',
  ],
  [
    0.88,
    "\\b(?:don't know why|do not know why|no idea why|(?:can't|cannot|can not) (?:find out|see|tell|work out|understand|explain) why|can't figure out|cannot figure out|don't understand why|not sure why|no clue)\\b",
  ],
  [
    0.8,
    '\\bbut (?:only \\d+|no|nobody|no one|none|zero|hardly any|not one|almost nobody) (?:of )?\\w+|\\band (?:nobody|no one) (?:signed|bought|came|replied|uses?|pays|converts?|answers?)\\b',
    'told',
  ],
  [
    0.82,
    '(?:losing|lost) (?:motivation|money|customers|clients|users|hope|sleep|focus|momentum|followers|data|deals|sales)\\b',
    'start',
  ],
  [
    0.76,
    '(?:i|we) (?:have|got|had) .{2,60}(?:,| and| but) (?:no|zero|0|hardly any|not a single|almost no) (?!idea)\\w+',
    'start',
  ],
  [
    0.74,
    "(?!i\\b|we\\b)(?:[\\w'-]+ ){0,3}(?:rejected|banned|suspended|hacked|blocked|removed|flagged|declined|shadowbanned|deleted) (?:by|from|for|again|without|on)\\b",
    'start',
  ],
]);

export const HOWTO_CUES: readonly Cue[] = cuesOf('howto', [
  [0.88, "(?:here'?s |this is |learn |explained: |tutorial: |guide: )?how to (?!you)\\w(?!.*\\?$)", 'start'],
  [
    0.9,
    "(?:an? |the |my |our |your |\\w+ )?(?:[\\w'-]+ ){0,4}(?:guide|tutorial|walkthrough|walk-through|introduction|intro|primer|cheat ?sheet|playbook|crash course|step[- ]by[- ]step|blueprint|roadmap|recipe|explainer)(?: (?:to|for|on|of|in|about)\\b|:|$|,)",
    'start',
  ],
  [
    0.72,
    "(?:an? |the |my |our |\\w+ )?(?:[\\w'-]+ ){0,3}(?:checklist|template|framework)(?: (?:to|for|of|before|when)\\b|:|$)",
    'start',
  ],
  [
    0.82,
    '(?:the |some |a few |my |our |top |quick |\\d+ |five |three |ten |seven |simple |easy |best |practical )*(?:ways?|tips|steps|tricks|ideas|rules|habits|hacks|things|mistakes|techniques|strategies|questions|methods|tactics|reasons|errors|pitfalls|traps|settings|lessons|prompts|signs|examples) (?:to|for|on|in|with|that|when|you|every|before|about|of)\\b(?! (?:my|our)\\b)',
    'start',
  ],
  [
    0.8,
    '(?:the |an? )?(?:right|easiest|best|fastest|simplest|cheapest|quickest|safest|correct|proper|easy|simple|better|quick|fast|cheap|lazy) way to\\b',
    'start',
  ],
  [
    0.7,
    "\\bstep[- ]by[- ]step\\b|\\bbest practices\\b|\\bfor (?:complete |absolute |total )?beginners\\b|\\b101\\b|\\bexplained\\b|\\bfrom scratch\\b|\\bbeginner'?s guide\\b|\\bdo'?s and don'?ts\\b",
  ],
  [
    0.86,
    "how (?!i\\b|we\\b|our\\b|my\\b|do\\b|does\\b|did\\b|is\\b|are\\b|much\\b|many\\b)(?:[\\w'-]+ ){1,4}(?:can|should|could|might) \\w",
    'start',
  ],
  [
    0.66,
    '(?:set up|speed up|clean up|back up|pick|nail|master|land|double|cut|earn|secure|protect|simplify|calm|onboard|price|negotiate|validate|estimate|recover|reuse|deal with|get rid of) (?:an?|the|your|more|less|better|fewer|every|\\w+s\\b|\\w+,)',
    'start',
  ],
  [0.62, '(?:what|when|where|which \\w+|who|whether) to (?!you)\\w+', 'told'],
  [
    0.86,
    "how (?!i\\b|we\\b|our\\b|my\\b|do\\b|does\\b|did\\b|is\\b|are\\b|much\\b|many\\b)(?:[\\w'-]+ ){1,4}(?:can|should|could|might) \\w",
    'start',
  ],
  [
    0.66,
    '(?:set up|speed up|clean up|back up|pick|nail|master|land|double|earn|secure|protect|simplify|calm|onboard|price|negotiate|validate|estimate|recover|reuse|deal with|get rid of) (?:an?|the|your|more|less|better|fewer|every|\\w+s|\\w+[, ])',
    'start',
  ],
  [
    0.72,
    "\\b(?:template|checklist|guide|list|prompts?|cheat ?sheet|workflow|setup|toolkit) (?:that )?(?:you|you'll|anyone|every \\w+) (?:ever |will |can |should )*(?:need|use|needs|copy|steal|have)\\b",
  ],
  [
    0.93,
    '(?:the |my |our )?(?:exact |simple |\\d+ )?(?:steps|checklist|template|process|script|prompts?|routine|workflow|framework|formula|system) (?:that )?(?:i|we) (?:use|follow|run|send|go through|check|give)\\b',
    'start',
  ],
  [0.84, '(?:the )?(?:best|good) practices\\b', 'start'],
  [
    0.6,
    '(?!(?:not|is|are|was|do|does|about|for|with|in|on|what|how|why|when|of|to|at|by|from|and|but|or|like|whatever)\\b)[a-z]+(?<!s|ed|ing|ly) your (?!.*\\?)\\w',
    'start',
  ],
  [0.82, '(?:the |an? |my |one |another )(?:[\\w-]+ ){1,2}way to ', 'start'],
  [0.6, '\\d+ (?:[\\w-]+ ){1,3}(?:that|to|for|every|you|which) (?!i\\b|we\\b|my\\b|our\\b)\\w', 'start'],
  [0.66, '\\w+ing (?:\\S+ ){1,6}without (?:\\w+ing|losing|your)\\b(?!.*\\?)', 'start'],
]);

const VIEW =
  '(?:overrated|underrated|dead|useless|a scam|a waste|pointless|worthless|a lie|a myth|the future|nonsense|garbage|trash|bullshit|bs|terrible|awful|broken|a trap|a mistake|harmful|overhyped|overpriced|underpriced|lazy|evil|toxic|a bad idea|a good idea|a red flag|a distraction|a cult|a joke|the worst|the best|unnecessary|stupid|silly|wrong|theater|theatre|snake oil|a bubble|dying|not worth|not the answer|not dead|all you need|killing|ruining|worse|better|harder|easier|too (?:expensive|complicated|slow|hard|easy|cheap|much)|insane|absurd|ridiculous|a feature|a superpower|enough|boring|fine|more important)';

export const OPINION_CUES: readonly Cue[] = cuesOf('opinion', [
  [
    0.97,
    "\\b(?:unpopular|controversial|honest|popular|hot|spicy|my)(?:,? \\w+)? (?:opinion|take)\\b|\\b(?:change my mind|cmv|hot take|fight me|in defen[cs]e of|hill (?:i|to) (?:will |'ll )?die|prove me wrong|am i the only one)\\b",
  ],
  [
    0.85,
    "\\b(?:the case (?:for|against)|there'?s no such thing|considered harmful|let'?s be honest|the truth (?:is|about)|the problem with|what's wrong with)\\b",
  ],
  [
    0.66,
    "\\b(?:imo|imho|in my opinion|(?:i|we) (?:still |really |honestly |just |don't |do not )?(?:think|believe|feel like|feel that|love|hate|prefer|wish|doubt)|i'm (?:convinced|sick of|tired of|so tired of|done with|over)|i am (?:convinced|sick of|tired of)|sick of|tired of)\\b",
    'told',
  ],
  [
    0.86,
    `(?:[\\w'’.+#/-]+ ){1,8}(?:is|are|isn't|aren't|was|were|'s|has become|have become|will be|will never be|seems?|feels?)(?: (?:so|way|just|completely|totally|massively|really|probably|often|mostly|basically|still|not|hugely|wildly|actually|always|a bit|simply|usually|absolutely|getting|far|the most|becoming))* ${VIEW}\\b`,
    'told',
  ],
  [
    0.86,
    "(?:please |pls |just |everyone,? |founders,? |people,? |devs,? )?(?:stop|quit|don't|dont|never|forget|nobody should|no one should|enough with)(?: (?:about|with))? (?:\\w+ing\\b|use\\b|trust|hire|build|buy|write|ask|the\\b|your\\b|a\\b|calling|be\\b|do\\b|launch|start|pay|work|accept|give|sell|compete|underprice|\\w+)",
    'start',
  ],
  [
    0.72,
    "\\byou (?:don't|do not|dont|probably don't|really don't|will never|shouldn't|should|must|can't|only) (?:need|want|have to|\\w+)\\b|^(?:nobody|no one|everyone|everybody|people|founders|companies|we|developers|startups|most people|more people|designers|managers) (?:really |actually )?(?:should(?:n't)?|needs?|wants?|cares?|reads?|overestimate|underestimate|must|ought|deserve|pretends?|talks? about)\\b",
    'told',
  ],
  [
    0.7,
    "why (?!i\\b|we\\b|our\\b|my\\b|do\\b|does\\b|did\\b|is\\b|are\\b|was\\b|were\\b|don't|doesn't|isn't|aren't|can't|won't|would\\b|should\\b|has\\b|have\\b|not\\b)\\w+",
    'start',
  ],
  [
    0.62,
    "^(?!.*\\b(?:my|our|i|we)\\b)(?:\\S+ ){1,5}beats? \\w|\\S > \\S|\\S >>+ \\S|\\b(?:beats|kills|ruins|ruined|trumps|matters more than|is worth more than|always wins|never works|doesn't scale|eats strategy)\\b",
    'told',
  ],
  [
    0.72,
    "\\b(?:is|are|was|were|'s) (?:\\w+ )?(?:better|worse|harder|easier|\\w{2,}er|more \\w+|less \\w+) than\\b",
    'told',
  ],
  [
    0.62,
    "(?!.*\\b(?:my|our)\\b)(?:most|all|too many|the majority of|half of|nobody|everyone|every|few|almost all|many)(?: [\\w'-]+){1,4} (?:is|are|fail|fails|need|needs|suck|sucks|want|do|does|don't|doesn't|have|has|should|get|gets|die|dies|ignore|lie|read|miss|look|care|will|can|use|overthink|never)\\b",
    'told',
  ],
  [0.6, '\\[?(?:rant|psa|reminder|opinion|discussion)\\]?(?:[:\\]]| - )', 'start'],
  [
    0.66,
    '(?:honestly|frankly|seriously|i honestly|genuinely|personally),? (?:i )?(?:think|believe|most|the|you|we|people|nobody|everyone)\\b',
    'start',
  ],
  [
    0.6,
    "(?:[\\w'-]+ ){1,5}(?:punishes|makes|rewards|teaches|turns|keeps|won't make|doesn't make|forces|costs) (?:you|people|everyone|us all|teams|companies|founders|developers)\\b",
    'start',
  ],
  [
    0.8,
    'we (?:all )?(?:need to|have to|should|must|should all) (?:talk|stop|normali[sz]e|admit|bring back|start)\\b',
    'start',
  ],
  [
    0.72,
    "(?:it's time (?:to|for)|let's (?:stop|normali[sz]e|talk|bring back|admit)|bring back|normali[sz]e|there (?:is|are) too (?:many|much)|can we (?:please |all )?(?:stop|talk))\\b",
    'start',
  ],
  [0.9, '(?:unpopular|controversial|contrarian|hot take|spicy|opinion|hill i)\\b ?(?::|,|-|–|\\.)', 'start'],
  [
    0.66,
    "(?:i|we) (?:really |honestly )?(?:miss|want|wish|refuse to|don't (?:trust|get|want|like|care)|will never)\\b",
    'start',
  ],
  [
    0.86,
    '(?:i|we) (?:have |had |\\w+ly )?(?:come|grown|started|begun|learned|learnt) to (?:believe|think|suspect|hate|feel|love|distrust|doubt)\\b',
    'start',
  ],
  [0.86, "(?:we|you) (?:all )?(?:don't|do not|dont) need\\b", 'start'],
  [
    0.9,
    "(?!.*\\b(?:my|our)\\b)your (?:[\\w-]+ ){1,3}(?:is|are|isn't|aren't|don't|doesn't|won't|should|needs?|does|do|can|can't|will)\\b",
    'start',
  ],
]);

/** `\uE000` stands for a web address. */
export const LINK_CUES: readonly Cue[] = cuesOf('link', [
  [
    0.84,
    '(?:sharing|share|found|saw|read|just read|came across|stumbled|interesting|great|good|nice|worth|excellent|awesome|useful|helpful|must|this|article|post|video|blog|thread|link|story|essay|paper|talk|podcast|via|source|from|the)\\b[^\\uE000]{0,120}\\uE000',
    'start',
  ],
  [0.7, '\\uE000'],
  [0.78, '(?!.*\\b(?:my|our|i|we|me|us)\\b(?! (?:\\w+ )*\\uE000))[^\\uE000?]{3,120} \\uE000+$', 'start'],
  [
    0.88,
    '(?:check out|check this|look at|have a look|take a look|anyone seen|saw this|in case you|fyi|psa|reading|watch|listen to|relevant|source)\\b[^\\uE000]{0,80}\\uE000',
    'start',
  ],
]);
