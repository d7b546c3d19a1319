import { WE, WE_ARE } from './find-launch.ts';

/** "Contact us forms bring spam" speaks of a part of a page. */
const NO_PART = '(?! (?:buttons?|forms?|links?|pages?|pop-?ups?|banners?)\\b)';
/** What readers can be sent to. */
const PLACE =
  '(?:apps?|tools?|products?|websites?|sites?|pages?|blog|newsletter|podcast|channel|videos?|courses?|workshops?|webinars?|e-?books?|books?|guides?|checklists?|templates?|presets|plugins?|extensions?|shop|store|discord|server|patreon|instagram|tiktok|youtube|linkedin|portfolio|beta|demo|wait(?:ing )?list|calculator|spreadsheet|services?|kits?|packs?|gigs?)\\b' +
  NO_PART;
const BETWEEN = "(?: (?!(?:of|for|in|on|at|to|is|are|and|or|with)\\b)[\\w'-]+){0,4}?";
const MINE = `(?:my|our)${BETWEEN} ${PLACE}`;
/** What goes on to tell is no offer: "and crashes on every update". "On iOS and Android" and "and agencies" tell nothing. */
const TELLS_ON =
  '(?![^.!?]*\\b(?:but|so|only|and (?:nobody|no one|nothing|sold|lost|got|had|was|is|it|we|i|they|people|customers|users|still|then|yet|fear|hope|need|worry|struggle|(?:[a-z]+ )?[a-z]{3,}ed|(?!apple|windows|google)[a-z]{2,}[^\\Ws]s (?!in\\b|of\\b|for\\b|from\\b|with\\b|alike\\b|too\\b|and\\b)\\w+))\\b)';
/** "And lose money" and "so support drowns" complain, "so DM me" does not. */
const COMPLAINS =
  '(?![^.!?]*\\b(?:but|so (?:support|our|my|we|i|it|they|the|people|customers|nobody)\\b|and (?:lose|pay|regret|still|nobody|(?:it|that|this) costs?))\\b)';
const TRY = '(?:try(?: out)?|test|join|download)';
/** A sentence that begins so speaks to its readers. */
const START = '^\\W*(?:(?:also|and|but|so|then|or|just) )?(?:come and |please |go and )?';
const ASKED = '\\b(?:please|feel free to|you can(?: also)?|come and) ';
const VERBS =
  '(?:check out|visit|try(?: out)?|test|download|subscribe to|sign up (?:for|to|on)|join|follow|order|buy|grab|watch|listen to|support|browse|(?:take|have) a look at)';
const WRITE = `(?:(?:message|e-?mail|contact|hire|follow|dm|pm) (?:me|us)|(?:send|drop|shoot) (?:me|us) an? (?:\\w+ )?(?:message|dm|pm|e-?mail|line)|get in touch|reach out to (?:me|us))\\b${NO_PART}(?! if you know\\b(?!.*\\b(?:my|our)\\b))`;
const MEET = `(?:book|schedule) (?:a|your) (?:[\\w-]+ ){0,2}(?:call|demo|session|slot|consultation|audit)\\b${NO_PART}(?! (?:is|was)\\b)`;
const SAID = '(?<!(?<!\\b(?:i|we) )\\b(?:said|says|wrote|writes|replied|answered|told \\w+|asked \\w+))';

const MADE = `${WE}(?: just| also| finally| recently)? (?:built|made|wrote|created|launched|released|developed|designed|recorded|published|put together)`;
const TAKE_IT =
  "(?:happy to share|(?:have|take) a look\\b(?! at)|check it out|grab it|try it|it's (?:free|called|available|live)\\b(?! but\\b)|link (?:is )?(?:below|in the comments))\\b";

/** Said to readers as an order; asked, they are a question of whoever writes. */
const ORDERS = [
  `(?:${START}|${ASKED})${VERBS} ${MINE}`,
  `(?:${START}|${ASKED}|\\bif you [^.!?,]{2,60}, )${WRITE}`,
  `${SAID}[,;:–—-] (?:just )?(?:(?:send|drop|shoot) (?:me|us) an? (?:\\w+ )?(?:message|dm|pm|line)|(?:message|dm|pm) (?:me|us))\\b`,
  `(?:${START}|${ASKED})${MEET}`,
  `(?:${START}|${ASKED})(?:pre-?)?(?:order|buy|book|shop) (?:my|our) [\\w-]+`,
  `(?:${START}|${ASKED})(?:order|buy|get|book|shop)\\b(?! an? \\w+ (?:is|was)\\b)[^.!?]{0,40}\\b(?:on|at|in|from|through) ${MINE}`,
  `${START}(?:order|buy|book|subscribe|sign up) (?:before|until|now|today|here|this (?:week|month))\\b(?!, pay| buttons?\\b)`,
  `(?:${START}|${ASKED})(?:check|see) (?:out )?(?:my|our) (?:profile|bio) for (?:the |my |our )?(?:link|details|more)\\b`,
  `(?:${START}|${ASKED}|[,;:–—-] |\\band )join us (?:at|on|in|here|today|now)\\b${NO_PART}`,
  `\\b(?:try|join|test) (?:my|our) (?:[\\w-]+ )?beta\\b`,
  `${START}(?:check|see) ${MINE}(?= for (?!broken|bugs|errors|issues|typos|spelling|mistakes|dead|spam|problems|grammar|leaks|malware|accessibility)|[.!,]|$)`,
  `(?:${START}|\\bplease )get ${MINE} (?:from|on|at|here|now|free)\\b(?! (?:google(?! play)|page|top|the (?:first|front) (?:page|result)|an? (?:[\\w-]+ )?(?:domain|server|host)|[\\d.]+ (?:seconds?|minutes?|hours?|ms|to))\\b)`,
  `^\\W*(?:want|wanna)(?: to)? ${TRY} ${MINE}`,
];

/** The other ways to lead readers to what is one's own, with or without its name. */
const OFFERS = [
  `(?:links?|it|details|more|sign-?up) (?:is |are )?in (?:my|our) (?:profile|bio)\\b`,
  '(?<=^\\W*|[,;:.–—-] )links? (?:is |are )?in (?:the )?bio(?=\\W*$)',
  `\\b${WE}(?: just|'m| am|'re| are)* (?:open(?:ed|ing)?|start(?:ed|ing)?) (?:an?|the|our|my) (?:[\\w-]+ )?beta\\b(?! (?:too|last|two|a year|in \\d{4})\\b)`,
  `\\b(?:comment|reply)\\b[^.!?]{0,60}\\bwant in\\b`,
  `\\b${WE} (?:just|finally|recently) (?:opened|launched|published|released) (?:an?|my|our)${BETWEEN} ${PLACE}${TELLS_ON}`,
  `^\\W*${MINE}(?: (?:on|about|for) [\\w' -]{2,40}?)? is (?:now |finally |also )?(?:out(?! of| there)|available(?! to)|on sale|free (?:now|today|right now|this|until|till|for (?:everyone|everybody|you|the|a))\\b)(?=[.!,]|$| )${TELLS_ON}`,
  `\\b${MADE} (?:an?|my|our|this|some)${BETWEEN} ${PLACE}[^.!?]{0,120}${TAKE_IT}`,
  `\\b${MADE} something\\b[^.!?]{0,60}\\bit's called\\b`,
  `\\b${WE_ARE} giving away (?:[\\w-]+ ){0,3}(?:licen[cs]es|copies|keys|seats|spots|codes|samples|books|it|them|free)\\b`,
  `\\b${WE_ARE} (?:now |finally |proudly )?launching (?:an?|the|our|my|something)\\b(?! (?:[\\w-]+ ){0,2}(?:location|branch|office|survey|(?:radio|ad|tv|print|marketing|e-?mail|sms|outreach|seo|pr|content) campaign)\\b)${TELLS_ON}`,
  `^\\W*(?!(?:my|our) (?:competitor|supplier|landlord|rent))(?:my|our)(?: [\\w'-]+){1,6}? (?:goes|go|will go|is going|are going) on sale\\b(?! every (?!\\w+day\\b)\\w+)`,
  `^\\W*(?:my|our) new (?:[\\w'-]+ ){1,4}(?:launches|ships|opens) (?:on|in|today|tomorrow|this|next) `,
  '\\bpre-?orders? (?:(?:(?:are|is) )?(?:now )?open\\b|(?:get|start|from|ship)\\b(?! (?:cancel\\w+|lost|late|delayed|refunded|returned|stuck|slow\\w*|too|twice|without|shops|customers|lower|higher|fewer|more|less|if|when)\\b))',
  `\\b(?:i|we|${WE_ARE}) offer(?:ing)? (?:an? )?free [^.!?]{0,40}\\b(?:to the first|to (?:any|every)(?:one|body)|for you)\\b${COMPLAINS}`,
  `^\\W*${WE_ARE} (?:now )?(?:taking(?: on)?|accepting) (?:[\\w-]+ )?new (?:clients|customers|projects)\\b(?! faster)`,
  `\\b(?:i|we|(?:my|our) [\\w-]+) can (?:do|build|make|fix|handle) (?:this|that|it) for you\\b`,
  `\\b(?:i|we) (?:run|built|made) [^.!?]{0,60}\\b(?:does|do|for) (?:exactly|just) (?:this|that)\\b`,
];
const inText = (pattern: string) => new RegExp(pattern, 'iu');
const STATED = [...ORDERS, ...OFFERS].map(inText);
/** Readers are asked to try it, and no advice is asked for. */
const ASKING = [
  inText(
    `\\b(?:can|could|will|would) you(?: please)? (?:try|test|check out|download|subscribe to|join|follow) ${MINE}`,
  ),
  inText(
    `^(?!\\W*(?:why|how|what|which|when|where)\\b)(?:.*[,;:.!–—-] |.*\\b(?:you|any|anyone|anybody|someone|who) (?:[\\w-]+ )?)?(?:want|wanna|would (?:you )?like)(?: to)? ${TRY} ${MINE}`,
  ),
];

/** The words by which a sentence leads readers to what is its author's; null where none do. */
export function findInvitation(sentence: string): string | null {
  const plain = sentence.replaceAll('’', "'");
  const patterns = plain.trimEnd().endsWith('?') ? ASKING : STATED;
  for (const pattern of patterns) {
    const found = pattern.exec(plain);
    if (found) return sentence.slice(found.index, found.index + found[0].length).replace(/^[\W_]+/, '');
  }
  return null;
}
