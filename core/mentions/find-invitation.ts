/** What readers can be sent to. */
const PLACE =
  '(?:apps?|tools?|products?|websites?|sites?|pages?|blog|newsletter|podcast|channel|videos?|courses?|workshops?|webinars?|e-?books?|books?|guides?|checklists?|templates?|presets|plugins?|extensions?|shop|store|profile|bio|discord|server|patreon|instagram|tiktok|youtube|linkedin|portfolio|beta|demo|wait(?:ing )?list|calculator|spreadsheet|services?|kits?|packs?|gigs?)\\b';
const BETWEEN = "(?: (?!(?:of|for|in|on|at|to|is|are|and|or|with)\\b)[\\w'-]+){0,4}?";
const MINE = `(?:my|our)${BETWEEN} ${PLACE}`;
const WE = "(?:i|we)(?:'ve| have)?";
const WE_ARE = "(?:i'm|i am|we're|we are)";

/** A sentence that begins so speaks to its readers. */
const START = '^\\W*(?:(?:also|and|but|so|then|or|just) )?(?:come and |please |go and )?';
const ASKED =
  '\\b(?:please|feel free to|(?:can|could|will|would) you(?: please)?|you can(?: also)?|come and) ';
const VERBS =
  '(?:check(?: out)?|visit|try(?: out)?|test|download|subscribe to|sign up (?:for|to|on)|join|follow|order|buy|get|grab|watch|listen to|support|browse|(?:take|have) a look at|see)';
const WRITE =
  '(?:(?:message|e-?mail|contact|hire|follow|dm|pm) (?:me|us)\\b(?! if you know)|(?:send|drop|shoot) (?:me|us) an? (?:\\w+ )?(?:message|dm|pm|e-?mail|line)\\b|get in touch\\b|reach out to (?:me|us)\\b)';
const MEET = '(?:book|schedule) (?:a|your) (?:[\\w-]+ ){0,2}(?:call|demo|session|slot|consultation|audit)\\b';

const MADE = `${WE}(?: just| also| finally| recently)? (?:built|made|wrote|created|launched|released|developed|designed|recorded|published|put together) (?:an?|my|our|this|something|some)\\b`;
const TAKE_IT =
  "(?:happy to share|have a look|take a look|check it out|grab it|try it|it's (?:free|called|available|live)|link (?:is )?(?:below|in the comments))\\b";

/** The ways to lead readers to what is one's own, with or without its name. */
const INVITATIONS = [
  `(?:${START}|${ASKED})${VERBS} ${MINE}`,
  `(?:${START}|${ASKED}|[,;:–—-] |\\b(?:and|or) )${WRITE}`,
  `(?:${START}|${ASKED})${MEET}`,
  `(?:${START}|${ASKED}|[,;:–—-] |\\band )join us (?:at|on|in|here|today|now)\\b`,
  `(?:links?|it|details|more|sign-?up) (?:is |are )?in (?:my|our) (?:profile|bio)\\b`,
  `\\b${WE}(?: just|'m| am|'re| are)* (?:open(?:ed|ing)?|start(?:ed|ing)?) (?:an?|the|our|my) (?:[\\w-]+ )?beta\\b(?! (?:last|in|two|a year|that)\\b)`,
  `\\b(?:try|join|test) (?:my|our) (?:[\\w-]+ )?beta\\b`,
  `\\b(?:comment|reply)\\b[^.!?]{0,60}\\bwant in\\b`,
  `\\b${WE} (?:just|finally|recently) (?:opened|launched|published|released) (?:an?|my|our)${BETWEEN} ${PLACE}(?![^.!?]*,? (?:and|but)\\b)`,
  `\\b${MINE}(?: (?:on|about|for) [\\w' -]{2,40}?)? is (?:now |finally |also )?(?:out(?! of| there)|available|on sale|free (?:now|today|right now|this|until|till|for (?:everyone|everybody|you|the|a))\\b)(?=[.!,]|$| )`,
  `\\b${MADE}[^.!?]{0,120}${TAKE_IT}`,
  `\\b${WE_ARE} giving away\\b`,
  `(?:${START}|${ASKED})(?:pre-?)?(?:order|buy|book|shop) (?:my|our) [\\w-]+`,
  `(?:${START}|${ASKED})(?:order|buy|get|book|shop)\\b[^.!?]{0,40}\\b(?:on|at|in|from|through) ${MINE}`,
  `${START}(?:order|buy|book|subscribe|sign up) (?:before|until|by|now|today|here|this (?:week|month))\\b`,
  `\\b${WE_ARE} (?:now |finally |proudly )?launching (?:an?|the|our|my|something)\\b`,
  `\\b(?:my|our)(?: [\\w'-]+){1,6}? (?:(?:goes|go|will go|is going|are going) on sale|(?:launches|ships|opens|is out) (?:on|in|today|tomorrow|this|next) )`,
  `\\bpre-?orders? (?:(?:are|is) (?:now )?open|(?:now )?open|get|start|from|ship)\\b`,
  `\\b(?:i|we|${WE_ARE}) offer(?:ing)? (?:an? )?free [^.!?]{0,40}\\b(?:to|for) (?:the first|any|every|you|whoever|all)`,
  `\\b${WE_ARE} (?:now )?(?:taking(?: on)?|accepting) (?:[\\w-]+ )?new (?:clients|customers|projects)\\b`,
  `\\b(?:i|we|(?:my|our) [\\w-]+) can (?:do|build|make|fix|handle) (?:this|that|it) for you\\b`,
  `\\b(?:i|we) (?:run|own|have|built|made) [^.!?]{0,60}\\b(?:does|do|for) (?:exactly|just) (?:this|that)\\b`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** The words by which a sentence leads readers to what is its author's; null where none do. */
export function findInvitation(sentence: string): string | null {
  const plain = sentence.replaceAll('’', "'");
  for (const pattern of INVITATIONS) {
    const found = pattern.exec(plain);
    if (found) return sentence.slice(found.index, found.index + found[0].length).replace(/^[\W_]+/, '');
  }
  return null;
}
