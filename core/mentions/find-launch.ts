/** Where things are launched. */
const STORE =
  '(?:product ?hunt|ph|hacker news|hn|show hn|kickstarter|indiegogo|appsumo|betalist|(?:the )?(?:apple |ios |mac )?app store|google play|(?:the )?play store|(?:the )?chrome web store|steam|gumroad|the kindle store)\\b(?! charts)';
const MINE =
  "(?:my|our)(?: (?!(?:of|for|in|on|at|to|is|are|and|or|with)\\b)[\\w'-]+){0,3}? (?:apps?|tools?|products?|saas|startup|plugin|extension|platform|software|newsletter|podcast|course|e-?book|book|album|game|website|shop|store|api|mvp|beta|alpha|v\\d|version|release|launch|side project|project|kickstarter(?: campaign)?)";
export const WE = "(?:i|we)(?:'ve| have)?";
export const WE_ARE = "(?:i'm|i am|we're|we are)";
const NOW = '(?:just|finally|now|officially|also|currently|already|proudly|today)';
const ASKED = '(?:support|(?:up-?)?votes?)';
/** What may follow an announcement, which says nothing of a thing that was launched. */
const ENDS = '(?=\\s*(?:$|[!.:;)(–—-]|\\p{Extended_Pictographic}|(?:today|now|publicly)\\b))';
/** "When we are live" tells of no launch, nor does what others are quoted with. */
const TOLD =
  '(?<![\\w\'"“‘]|\\b(?:if|when|whenever|once|until|till|before|after|while|whether|unless|as soon as) )';

/** The ways to announce a launch of one's own, or to ask for support of it. */
const LAUNCHES = [
  `${WE_ARE}(?: ${NOW}){0,2} (?:live|up|out|launching|launched|available|featured|number \\d+|#\\d+)(?: (?:today|now|here))? on ${STORE}`,
  `${WE}(?: ${NOW}){0,2} launched (?:today|this morning) on ${STORE}`,
  `${WE}(?: ${NOW}){0,2} (?:launched|went live|gone live) on ${STORE} (?:today|this morning|an hour ago)`,
  `${WE_ARE}(?: ${NOW})? on product ?hunt(?: today| now|${ENDS})`,
  `(?:i|we)(?:'ve| have) launched on ${STORE}${ENDS}`,
  `${WE} (?:just|finally|officially)(?: ${NOW})? (?:launched|went live|gone live)(?: on ${STORE}|${ENDS})`,
  `${WE_ARE} (?:finally|now|officially) (?:live|launched)${ENDS}`,
  `${WE_ARE} (?:opening|launching) (?:up )?${MINE}(?: \\w+)? (?:today|now)\\b`,
  `^(?:just|finally|now) (?:launched|live) on ${STORE}`,
  `^launching (?:today |now )?on ${STORE}`,
  `${MINE} is (?:${NOW} )?(?:out|live|here)(?: (?:now|today)\\b|(?: now| today)? on ${STORE}|${ENDS})`,
  `after (?:[\\w,]+ ){1,8}(?:days|weeks|months|years|nights|weekends|evenings),? (?:it|this)(?:'s| is) (?:finally|now|officially) (?:live|out|here)`,
  `(?:it's|it is|today is|today's)(?: (?:finally|our|my)){0,2} launch day\\b(?! for (?:the|an?) )`,
  `^launch day is (?:here|today)`,
  `(?:my|our) (?:\\w+ ){0,3}launch(?:es| is) today\\b`,
  `(?:proud|excited|thrilled|happy|stoked|pumped) to (?:announce|introduce|present|launch|release)(?: that)? (?:${MINE}|we(?:'re| are| have|'ve)(?: ${NOW})? (?:live|launched))`,
  `(?:(?:i|we)(?:'d| would)|(?<=^|[,.!;:] |\\b(?:and|so) )would)(?: (?:really|truly|so|very much|both|all)){0,2} (?:love|appreciate|be grateful for)(?: (?:all|any|some))?(?: of)? your ${ASKED}\\b(?! (?:with|in|through|while|team|desk))`,
  `your ${ASKED} (?:would|will|means) (?:mean|help|make|the world|a lot|so much|everything)`,
  `(?:give|show) (?:us|me|our launch) (?:some |your |a little )?(?:love|support) on ${STORE}`,
  `(?:support|back|vote for|upvote) (?:us|me|our launch|my launch) on ${STORE}`,
].map((pattern) => new RegExp(TOLD + pattern, 'iu'));

/** A question about launches announces none. */
const ASKS =
  /^\W*(?:how|what|when|where|which|why|who|is|are|was|should|do|does|did|has|have|can|could)\b.*\?\s*$/i;

/** The words by which a sentence announces a launch of its author's; null where none do. */
export function findLaunch(sentence: string): string | null {
  const plain = sentence.replaceAll('’', "'");
  if (ASKS.test(plain)) return null;
  for (const pattern of LAUNCHES) {
    const found = pattern.exec(plain);
    if (found) return sentence.slice(found.index, found.index + found[0].length).trim();
  }
  return null;
}
