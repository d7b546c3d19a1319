import { GOOD, MACHINE } from '../statement-words.ts';

const BOUND = '(?<!\\p{L})(?:';
const turn = (words: string): RegExp =>
  new RegExp(`${BOUND}${words.trim().replace(/\s*\n\s*/g, '|')})(?!\\p{L})`, 'u');

/** Turns of phrase by what they are about; a sign is that a sentence has one of them. */
export const TURNS: Readonly<Record<string, RegExp>> = {
  bad: turn(`
    stuck|broken|breaks?|broke|slow|slower|fail\\w*|crash\\w*|errors?|bugs?|los(?:e|es|ing)|lost|drop(?:s|ped)?|fell|tank\\w*
    cancel\\w*|churn\\w*|ghost\\w*|ignor\\w+|silent|empty|hate|spam|late|wrong|worse|unpaid|overwhelm\\w*|hacked|twice
    pain\\w*|stress\\w*|drain\\w*|mess|struggl\\w+|banned|rejected|flagged|removed|blocked|suspended|dead|dies|zero|nothing
    nobody|cliff|hold|frozen|froze|refund\\w*|complain\\w*|confus\\w+|drift|leak\\w*|blank|missing|disappear\\w*|vanish\\w*
    refus\\w+|stopped|keeps?|kept`),
  good: GOOD,
  machine: MACHINE,
  not: turn("can't|cannot|couldn't|won't|doesn't|don't|isn't|aren't|never|not|no|didn't|wouldn't"),
  praise: turn(`
    underrated|overrated|dead|mistake|scam|waste|myth|lie|overkill|useless|worth|better than|best|worst|always|never|should
    deserve|real|just|nobody needs|most`),
  ask: turn(`
    anyone|anybody|any (?:tips|ideas|advice|experience|recommendations|thoughts|suggestions)|how do you|do you|what do you
    which|recommend\\w*|suggestions?|wondering|curious|advice|looking for|need an?`),
  judge: turn(`
    feedback|roast|critique|critic|criticism|honest|brutal\\w*|harsh|tear|rip|thoughts on|opinions? on|rate my|review
    testers?|testing|beta|clear|confusing|understandable|convinc\\w+|trust\\w*|would you (?:pay|use|buy|click|sign)|look at
    eyes|first impression\\w*|hot or not|good enough|too \\p{L}+|make sense|read as|improve|redesign\\w*`),
  show: turn(`
    launch\\w*|live|releas\\w+|introduc\\w+|announc\\w+|meet|show hn|open[- ]?sourc\\w*|shipped|ship|built|made|building|beta
    demo|out now|available|say (?:hi|hello)|waitlist|store|steam|kickstarter|presenting|opening|opens|finally|today|free`),
  thing: turn(`
    app|tool|game|plugin|extension|cli|library|bot|newsletter|podcast|book|course|site|platform|template|generator|tracker
    planner|editor|shop|store|studio|saas|api|dashboard|service|font|widget|demo|server|package`),
  learnt: turn(`
    learn\\w*|lessons?|taught|mistakes?|what (?:i|we|happened|worked|changed)|here's|here is|results?|numbers|notes|story
    retrospective|post-?mortem|regret|differently|takeaways?|ama|so far|in review|case study`),
  guide: turn(`
    how to|guide|tutorial|checklist|steps?|step by step|tips|ways?|template|beginners?|in \\d+ \\p{L}+|without|walkthrough
    primer|cheat ?sheet|rules|things|simple|easy|tricks|recipe|playbook|set up|101|explained`),
  versus: turn(
    'vs\\.?|versus|compared? (?:to|with)|instead of|better than|difference between|choose between|over',
  ),
  stance: turn(`
    unpopular|opinion|hot take|imo|imho|i think|i believe|convinced|honestly|fight me|change my mind|rant|psa|overrated
    underrated|stop|in my eyes|should|shouldn't|sorry|nobody|everyone|most|truth|die on this hill`),
  gain: turn(`
    from .{1,25} to|doubled|tripled|halved|grew|went from|down to|up to|made|earned|first \\d+|reached|hit|crossed
    by \\d+ ?%|\\d+ ?% (?:more|less|fewer|faster)`),
  ago: turn(
    'ago|later|after|last (?:week|month|year|spring|summer|autumn|winter)|since|for \\p{L}+ (?:months|years|weeks)',
  ),
  judged: turn(`
    page|site|website|homepage|shop|logo|headline|copy|pitch|deck|resume|cv|design|name|video|cover|covers|cold email|email
    photos|portfolio|hero|tagline|trailer|draft|outline|demo|checkout|flow|bio|thumbnail|mockups?|wireframes?|colou?rs|slogan
    idea|readme|proposal|template|menu|flyer|banner|prototype|business plan|offer|names?|section`),
  metric: turn(`
    revenue|mrr|arr|signups?|churn|conversions?|conversion rate|traffic|sales|subscribers|followers|views|clicks|open rate|ctr
    cac|reviews|bookings|orders|profit|bill|costs?|rankings?|downloads|wishlists|retention|reach|impressions|wait times?`),
  people: turn(`
    clients?|customers?|users?|founders?|freelancers?|developers?|devs|designers?|teams?|agencies|agency|startups?|companies
    people|players|buyers|readers|visitors|employees|juniors?|bosses|managers?|marketers?`),
  plea: turn(`
    help|sos|any ideas|(?:am|are|did) (?:i|we) do(?:ing)? wrong|no idea|don't know|can't figure|tried everything|driving me
    no clue|stuck|anyone else|what now|what else|going insane|at a loss|i give up`),
  all: turn(
    'every|all|most|nobody|everyone|everybody|none|half|always|never|any|anything|everything|nothing',
  ),
  verdict: turn(`
    good|bad|better|worse|boring|great|fake|lazy|dangerous|expensive|cheap|dead|overrated|underrated|stupid|dumb|wrong|right
    fine|enough|pointless|toxic|lying|matters?|kills?|beats?|the (?:only|new|real)|replace|insult|tired of|kinder|rather than`),
  acted: turn(`
    switched|moved|raised|cut|stopped|started|quit|fired|hired|sold|bought|deleted|removed|killed|replaced|rewrote|rewriting
    tested|tried|turned off|let|gave|spent|shut down|dropped|left|migrated|learned|learnt|ran|running|wrote|interviewed|tracked
    asked|said no|worked|grew|built|killing|moving|quitting|leaving|selling|posted|closed|added|automated|outsourced`),
  'own thing': turn(`
    (?:my|our)(?: [\\p{L}\\p{N}'-]+){0,3} (?:app|tool|game|plugin|extension|cli|library|bot|newsletter|podcast|book|course|startup)
    (?:my|our)(?: [\\p{L}\\p{N}'-]+){0,3} (?:platform|template|generator|tracker|planner|editor|saas|api|service|font|package)`),
  'a thing': turn(`
    an?(?: [\\p{L}\\p{N}'-]+){1,4} (?:for|that|which|about|to|with|without)|an? [\\p{L}\\p{N}'-]+ (?:that|for)`),
  ready: turn(`
    now|finally|today|just|tomorrow|this morning|is out|is ready|is here|comes out|opens?|opened|opening|doors|takes orders
    on (?:android|ios|steam|itch|npm|github|product hunt|kickstarter|gumroad)|in the (?:app|play) store|is on|came out|next week`),
  offer: turn(
    'free|waitlist|sign up|no account|no signup|open source|early access|beta|\\d+ ?% off|try it|lifetime deal',
  ),
  counted:
    /^(?:the |my |our )?(?:\d+|two|three|four|five|six|seven|eight|ten|twelve|a few|some) (?:\p{L}+ ){0,2}\p{L}+s (?:to|that|for|of|you|i|we|before|when|every|on|from|after)(?!\p{L})/u,
  yours: turn("you should|you don't|you need|you can|you never|your"),
  would: turn('would (?:you|anyone|anybody|somebody|someone)'),
  which: turn("what(?:'s| is| are)? (?:the|a|your)|which|who|where|when|how (?:much|many|long|often)"),
  request: turn(`
    (?:can|could|would|will) (?:you|someone|somebody|anyone|anybody)|tell me|please|should (?:i|we)|what would you|help me
    give me|let me know|thoughts|opinions|which (?:one|of)|would love|would like to (?:know|hear)|be honest|any (?:ideas|tips|advice)`),
  than: /(?<!\p{L})(?:\p{L}+er|more|less|worse|better) (?:\p{L}+ )?than(?!\p{L})/u,
  options:
    /\p{L} > \p{L}|(?<!\p{L})between .+ and |(?<!\p{L})(?:versus|vs\.?|compared (?:to|with)|(?:the|other) way (?:a?round))(?!\p{L})|worth it over|difference between/u,
  either:
    /(?<!\p{L})or(?! (?:not|nothing|so|less|more|am|is|are|do|does|should|just|maybe|worse|better|else|even)(?!\p{L})) \p{L}/u,
  between:
    /(?<!\p{L})or(?!\p{L}).*\?|, [\p{L}\p{N}.]+ or (?:\p{L}+ )?[\p{L}\p{N}.]+|(?<!\p{L})(?:should|shall|do) (?:i|we|you) .{2,60} or /u,
};
/** Those that say something else of the author than of others. */
export const OF_DOERS = ['bad', 'not', 'good', 'gain', 'learnt', 'show', 'thing', 'ago', 'judge', 'guide'];
