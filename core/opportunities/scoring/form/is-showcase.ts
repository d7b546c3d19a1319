import type { ThreadWords } from '../thread-words.ts';

const MAKING =
  '(?:made|built|created|launched|released|developed|shipped|designed|wrote|coded|published|printed|painted|restored|drew|programmed|finished|automated|replaced|rebuilt|open[- ]sourced|put together|turned|been (?:building|working on|making)|spent)';
const TAG =
  /[[(](?:oc|dev|self|self[- ]?promo\w*|promo|devlog|my work|wip|show ?off|showcase|creator|project|release)[\])]|^show(?: hn| off| and tell)?:|^introducing\b|^meet \w+/;
const OWN = new RegExp(
  `^(?:so |and )?(?:after [^,]{1,60},? )?(?:i|we|my (?:friend|wife|husband|brother|sister|team|dad|son|daughter|co-?founder)(?: and i)?)(?:'ve| have)?(?: just| finally| recently| also| only)? ${MAKING} (?!it\\b|me\\b|my mind\\b|off\\b|sure\\b|a (?:huge |big )?mistake|the (?:mistake|decision)|with (?:my|the) (?:mind|decision))`,
);
const BARE = new RegExp(
  `^(?:just |finally |recently )?(?:made|built|created|launched|finished|released|designed|coded|launching|releasing|first (?:ever )?(?:\\w+ ){0,3}(?:i've (?:ever )?made|jar|marathon|build|print|app|game|attempt|project|bake|sale|customer)|fresh off)\\b(?! (?:it|me)\\b)`,
);
const MINE =
  /^(?:my|our) (?:first |latest |new |own |tiny |little |side |homemade |diy |\w+ ){0,3}(?:app|game|project|side project|site|website|build|product|tool|plugin|extension|setup|homelab|vault|desk|garden|startup|saas|script|bot|library|keyboard|painting|collection|portfolio|newsletter|podcast|book|rig|workspace|gym)\b(?!.*\b(?:won't|keeps|broke|broken|problem|issue|help|why|died|crash|got (?:rejected|banned|stolen)|is (?:so |too )?(?:slow|dead|stuck)|isn't|doesn't|not)\b)/;
const INVITES =
  /\b(?:(?:feedback|criticism|critique|thoughts|suggestions) (?:is |are )?(?:very |always |much |more than )?(?:welcome|appreciated)|(?:love|like|want|looking for|need|brutal|honest|any|some) (?:your |some |any |honest |brutal |early )*(?:feedback|thoughts|critique)|roast (?:it|my|me)|be (?:mean|brutal|gentle|honest with me)|tell me what (?:sucks|you think|is missing|to improve)|what do you (?:guys |all )?think|check it out|try it (?:out|here|now)|link in (?:bio|comments|profile)|in the comments|promo codes?|first (?:month|\d+ (?:people|users|subs|customers))|early access|free trial|day trial|no sign-?up|no login|no ads|open source|on the app store|product hunt|waitlist|ama\b|ask me anything|star the repo|audit me|side project|weekend hack|solo dev|indie dev|building in public|self[- ]host)\b/;
const OWNER =
  /\b(?:i|we)(?:'ve| have|'m| am|'re| are)?(?: just| finally| recently| also)? (?:made|built|create[d]?|launched|released|developed|shipped|designed|wrote|coded|building|founder|founders|a team|the (?:maker|founder|dev|developer)|solo dev|selling)\b|\bmy (?:app|tool|plugin|side project|startup|saas|product|extension|site|website)\b|\b(?:our|we're a) (?:\w+ )?(?:team|startup)\b|\b(?:free|new) (?:tool|plugin|app|template|extension|printable)\b|\b\d+ founders\b|^it's (?:called|free)\b/;
const PROUD =
  /^(?:i|we|my|our)\b.*\b(?:made it to|just hit|hit \d|reached \d|milestone|anniversary)\b|\bso i (?:made|built|wrote|created|designed|coded|programmed)\b|\bcheck it out!?$|\bpersonal best\b|\bnew pb\b|^(?:completed|put up|tried my hand at|just put up|got my first|my first(?: ever)? \w+!)|^(?:finished|complete|done|finally (?:done|finished|complete|did it)|it's (?:live|done|finished))\b[!.]?|\b(?:is (?:now |finally )?live|complete[.!]|is out now|v?\d+\.\d+ (?:is out|released)|(?:episodes?|subscribers?|users|customers) in!)|\b(?:zero|no) regrets\b|^(?:100|\d+) (?:episodes|days|users|customers)\b.{0,20}!/;
const REVIEWED =
  /^(?:looking for|need|seeking|wanted:?) (?:\w+ ){0,2}testers\b|^(?:[\w,]+ ){0,4}(?:feedback|critique|criticism|review|roast|rate)(?: \w+){0,2}? (?:(?:on|of|for|about) )?(?:my|our)\b/;
const SHOWN =
  /\b(?:recipe|specs|files?|links?|pattern|details|plans|photos?|pics|album|more|code|tutorial) (?:is |are )?in (?:the )?comments?\b/;
const GIFT =
  /\bfor my (?:mum|mom|dad|wife|husband|son|daughter|kids?|cat|dog|girlfriend|boyfriend|grandma|grandpa|\w+'s)\b/;
const ASKS_HELP =
  /\b(?:how (?:do|can|would) (?:i|we|you)|what am i doing wrong|recommend\w*|suggestions?|help|won't|doesn't work|struggling|what should (?:i|we)|any (?:advice|ideas|tips)|nothing (?:works|sticks)|alternative to \w+\?)\b/;

const isHand = (plain: string): boolean => OWN.test(plain) || BARE.test(plain);

export function isShowcase({ title, body, length }: ThreadWords): boolean {
  const { plain } = title;
  if (TAG.test(plain)) return true;
  const opening = body.slice(0, 6).map((said) => said.plain);
  const text = opening.join(' . ');
  if (REVIEWED.test(plain)) return true;
  const asks = title.isQuestion && ASKS_HELP.test(`${plain} . ${text}`);
  if (asks) return false;
  if (isHand(plain) || PROUD.test(plain)) return !ASKS_HELP.test(plain);
  if (MINE.test(plain))
    return length === 0 || OWNER.test(text) || INVITES.test(text) || !ASKS_HELP.test(text);
  if (!title.isQuestion && SHOWN.test(text) && length < 200) return true;
  if (!title.isQuestion && length === 0 && GIFT.test(plain)) return true;
  const invites = [plain, ...opening].filter((each) => INVITES.test(each)).length;
  const owns = [plain, ...opening].some((each) => OWNER.test(each) || isHand(each));
  return !title.isQuestion && owns && invites > 0 && !ASKS_HELP.test(`${plain} . ${text}`);
}
