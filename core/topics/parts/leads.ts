import type { TopicKind } from '../topic.ts';

/** A verb with its particle: "chase", "set up", "get rid of". */
const DO =
  "(?!be\\b|have\\b|not\\b)\\p{L}[\\p{L}'-]*(?: (?:up|out|off|down|back|away|rid of|over|into|through|with|for|about|to|on)(?= ))?";
const ONES = '(?:an?|the|my|our|your|this|these|their)';
const OWN = '(?:my|our|this|these)';
const THING =
  '(?:tool|app|way|crm|software|service|plugin|library|template|alternative|course|book|site|platform|place|community|someone|developer|designer|accountant)';

/** What stands right before the noun phrase that a topic of a kind is about; tried in this order. */
export const LEADS: Readonly<Record<TopicKind, readonly string[]>> = {
  experience: [
    '(?:learned|learnt) (?:\\p{L}+ ){0,3}(?:from|about|in|after|by) ',
    '^(?:\\p{L}+ ){0,3}lessons? (?:learned |i learned |we learned )?(?:from|about) ',
    '^(?:how|why|what) (?=(?:our|my) )',
    '^(?=(?:our|my) (?!team|co-?founder|company|support team|agency))',
    "(?<!\\p{L})(?:i|we|team|co-?founder|company|agency|startup|studio|wife|husband|partner)(?:'ve|'d)?(?: (?:just|finally|recently|also|only|once|have|had|accidentally|completely|almost|never|nearly|manually))* (?:\\p{L}{2,}ed|cut|built|made|got|grew|lost|spent|sold|ran|left|quit|won|wrote|rewrote|rebuilt|found|chose|bought|set up|gave up|hit|sent|shut down|did|paid|took|went through)(?: (?:off|up|out|down|away|back))? (?!to |from |in |by |at |on |that |it |off |of |with |for |up |back |into |and |our way |when |how |what )(?=[\\p{L}\\d$€£])",
    '^(?=the (?:[\\p{L}\\d-]+ ){1,4}that )',
    '^(?:tried|tested|switched|moved|migrated|replaced|dropped|ditched|quit|cut|raised|doubled|lost|sold|fired|hired|interviewed|rewrote|rebuilt) (?:from )?(?=[\\p{L}\\d])',
    '^(?:\\d+|an?|one|two|three|four|five|six|ten|twelve) (?:days?|weeks?|months?|years?) (?:of|with|on|in) ',
    '^how (?=\\p{L}+ing )',
  ],
  launch: [
    `(?:launching|launched|introducing|announcing|releasing|released|presenting|meet|called|building|built|made|shipped) [^,:–—]{1,40}(?:,|:| [-–—]) (?=${ONES} )`,
    '(?:launching|launched|introducing|announcing|releasing|building|built|made|shipped|meet) [^,:–—.!?]{1,30}(?:,|:| [-–—]) (?=\\p{L})',
    "(?:built|made|created|launched|shipped|released|wrote|designed|developed|coded|launching|introducing|announcing|releasing|building|making|working on|open[- ]?sourced|open[- ]?sourcing|published|wanted for years:|this is|here's|finished) (?:v\\d\\S* of )?(?=(?:an?|my|our|this) )",
    `^[\\p{L}\\p{N}.]{3,30}(?: \\d[\\d.]*)? ?(?:,|:| [-–—]) (?=(?!\\p{L}+ (?:pinged|notified))\\p{L})`,
    `^(?:show hn|show reddit|\\[\\p{L}+\\]):? [\\p{L}\\p{N}.]{3,30} ?(?:,|:| [-–—]) (?=${ONES} )`,
    `^(?=(?:my|our) )`,
  ],
  feedback: [
    `(?:roast|critique|review|rate|judge|test|try out|audit|proofread|tear apart|rip apart|pick apart|destroy|shred|redesigned|improve) (?=${OWN} )`,
    `(?:feedback|thoughts|opinions?|advice|input|criticism|critique|review|eyes|suggestions|comments|roast)(?: \\p{L}+)? (?:on|for|about|of|regarding) (?=${OWN} )`,
    `think (?:of|about) (?=${OWN} )`,
    `(?:is|are|does|do|how does|how do|change about|wrong with|improve on|missing from) (?=${OWN} )`,
    '(?:feedback|critique|review)(?: \\p{L}+)?: ',
    '(?:use|pay \\S+ for|pay for|buy|subscribe to|install|download) (?=(?:an?|this|the|my) )',
    `(?:feedback|thoughts|opinions?|critique)(?: \\p{L}+)? (?:on|for|about|of) `,
    `(?<!\\p{L})(?=${OWN} (?:\\p{L}+ ){0,2}(?:site|page|app|logo|design|portfolio|deck|resume|cv|copy|shop|store|newsletter|game|trailer|demo|email))`,
  ],
  question: [
    `(?:tips|advice|ideas|suggestions|recommendations?|resources|guidance|thoughts|opinions?) (?:on|for|about|with|regarding) (?:${DO.replace('(?!', '(?=\\p{L}+ing )(?!')} )?`,
    `(?:how (?:do|can|should|would|could|did|to)(?: (?:you all|you guys|you|i|we|u|people|others|one|u guys|they))?|(?:way|ways) to|how (?:do |does )?(?:other |most |small |big |solo )*\\p{L}+s)(?: (?:best|actually|usually|properly|really|even|you|personally))* ${DO} (?=\\p{L})`,
    `what (?:do|should|would|did) (?:you|u|i|we)(?: (?:all|guys|usually|actually))? (?:charge|use|pay|do|recommend|say|tell)(?: (?:for|to|about|with|as|instead of)) `,
    `(?:which|wich|what) (?=[\\p{L}-]+(?: [\\p{L}-]+)? (?:do|does|should|would|is|are) )`,
    'why (?:do|does|did|is|are) (?=(?:most |many |some |so many )?[\\p{L}-]+ )',
    '(?:anyone|anybody|someone|who)(?: (?:here|else))? (?:using|use|used|tried|try|uses|have experience with|had luck with|got experience with) ',
    '(?:looking for|recommend|is there|are there|need|know of|searching for|suggest)(?: me)? (?=(?:an?|any|some|good|the) )',
    '^(?=best )',
    '(?:should|shall|can|could|may) (?:i|we|you) (?:\\p{L}+ly )?(?:\\p{L}+) (?=(?:an?|the|my|our|your|more) )',
    "^(?:is|are|was|isn't|aren't) (?!it |there |this |that |anyone |anybody |you |i |we )(?=\\p{L})",
    'worth ',
    `(?:experience|experiences) with `,
  ],
  comparison: [],
  problem: [
    "^(?=(?:my|our) (?:[\\p{L}'-]+ ){1,3}(?:wants? to|keeps?|won't|refuses?|doesn't|stopped|is|are|got) )",
    "(?:can't|cant|cannot|couldn't|unable to|struggling to|struggle to|failing to|not able to|trouble|hard time) (?:seem to |even |ever |really )?\\p{L}+(?: (?:up|out|off|down|my head around))? (?=\\p{L})",
    '(?:trouble|issues?|problems?|struggling|stuck|drowning|hard time|dealing|fighting) (?:with|in) ',
    'losing (?=\\p{L})',
    '^(?:nobody|no one|no-one) (?:ever )?\\p{L}+ (?:to |for |up for )?(?=(?:my|our|the) )',
    "^(?:why|help,?|help!+|ugh,?|so) (?:is |are |does |do |won't |doesn't |can't |isn't |did )?(?=(?:my|our|the) )",
    '^(?=(?:my|our|the) )',
    '^(?=(?:half|most|some|all|none)(?: of)? (?:my|our) )',
    "^(?=(?:[\\p{L}'-]+ ){1,4}(?:keeps?|won't|fails?|crash\\w*|dropped|fell|tanked|stopped|doesn't|don't|isn't|aren't|cancel|leave) )",
  ],
  howto: [
    `(?:how|way|ways|tips|steps|tricks|things|when|where|what|template) to ${DO} (?=\\p{L})`,
    '(?:guide|tutorial|introduction|intro|walkthrough|primer|playbook|checklist|cheat ?sheet|crash course|tips|ideas|rules|tricks|template) (?:to|for|on|in|of|about) (?:(?:setting up|getting rid of) )?',
    '^(?:step[- ]by[- ]step|guide|tutorial|how-to|checklist)(?: guide)?: (?:how to \\p{L}+ |\\p{L}+ing )?',
    `how (?:\\p{L}+ ){1,3}(?:can|should|could|might) ${DO} (?=\\p{L})`,
    `^${DO} (?=[\\p{L}\\d])`,
  ],
  opinion: [
    `^(?:please |pls |just )?(?:stop|quit|don't|dont|never) (?:\\p{L}+ing|${DO}) (?:for |with |to |on )?(?=\\p{L})`,
    "you (?:really |probably |just )?(?:don't|dont|do not|shouldn't|should|must) (?:\\p{L}+ ){0,1}(?:need|want|use|build|hire|buy|trust|have|write) (?=\\p{L})",
    '(?:in defen[cs]e of|the problem with|the case (?:for|against)|sick of|tired of|the truth about|done with|wrong with) ',
    '^(?:nobody|no one|everyone|everybody) (?:really |actually )?(?:wants?|needs?|reads?|cares about|hates?|loves?|likes?) ',
    '(?:i|we) (?:really |absolutely )?(?:love|hate|prefer|miss) ',
    '^(?:(?:unpopular|controversial|honest|popular|hot|spicy|my|very)(?:,? \\p{L}+)* ?(?:opinion|take)|psa|rant|change my mind|cmv|reminder)[:,. –—-]{1,4}(?=\\p{L})',
    '(?:i|we) (?:still |really |honestly |just )?(?:think|believe|feel like|feel)(?: that)? (?=\\p{L})',
    '^(?:why|imo|imho|honestly|in my opinion),? (?=\\p{L})',
    '^',
  ],
  subject: [],
  link: [],
};
